import { describe, expect, it } from 'vitest';
import { formatContentPath, valueAt } from './content-path.ts';

const data = {
  liturgies: [{ id: 'sunday', endTime: '11:30 AM' }],
  why: { paragraphs: ['One.', 'Two.'] },
  bar: [{ label: 'Home' }],
};

describe('a place in content', () => {
  it.each([
    [['liturgies', 0, 'endTime'], 'liturgies.sunday.endTime', '11:30 AM'],
    [['why', 'paragraphs', 1], 'why.paragraphs.2', 'Two.'],
    [['bar', 0, 'label'], 'bar.1.label', 'Home'],
    [['bar', 7, 'label'], 'bar.8.label', undefined],
    [['nothing', 'at all'], 'nothing.at all', undefined],
    [['toString'], 'toString', undefined],
    [[], '', data],
  ])('%j is named for people: %s', (path, key, value) => {
    expect(formatContentPath(path, data)).toBe(key);
    expect(valueAt(path, data)).toBe(value);
  });
});
