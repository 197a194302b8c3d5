import { describe, expect, it } from 'vitest';
import { formatContentPath, valueAt } from './content-path.ts';

const data = {
  liturgies: [{ id: 'sunday', endTime: '11:30 AM' }],
  why: { paragraphs: ['One.', 'Two.'] },
  links: [{ label: 'Home' }],
};

describe('a content path', () => {
  it.each([
    [['liturgies', 0, 'endTime'], 'liturgies.sunday.endTime', '11:30 AM'],
    [['why', 'paragraphs', 1], 'why.paragraphs.2', 'Two.'],
    [['links', 0, 'label'], 'links.1.label', 'Home'],
    [['links', 7, 'label'], 'links.8.label', undefined],
    [['nothing', 'at all'], 'nothing.at all', undefined],
    [['toString'], 'toString', undefined],
    [[], '', data],
  ])('%j is formatted as %j', (path, key, value) => {
    expect(formatContentPath(path, data)).toBe(key);
    expect(valueAt(path, data)).toBe(value);
  });
});
