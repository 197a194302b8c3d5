import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { contentFiles, type ContentFile } from '#content/schemas/files.ts';
import { withComments } from './content-comments.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../content', name), 'utf8');

describe.each(Object.keys(contentFiles) as ContentFile[])('%s', (name) => {
  // Pages CMS writes files without comments and shows the same words in its form; that breaks no test.
  it.skipIf(!/^\s*#/m.test(read(name)))('says what it is for, and of every key what belongs there', () => {
    expect(withComments(read(name), name)).toBe(read(name));
  });

  it('gets its comments back after it was saved in the form editor', () => {
    const commented = withComments(stringify(parse(read(name))), name);
    expect(parse(commented)).toEqual(parse(read(name)));
    expect(withComments(commented, name)).toBe(commented);
    expect(commented).toMatch(/^# \w/);
  });
});

describe('comments', () => {
  it('stand above the first place of a key', () => {
    const bare = 'liturgies:\n  - id: a\n    day: Sunday\n  - id: b\n    day: Monday\n';
    expect(withComments(bare, 'liturgies.yaml').split('\n')).toEqual([
      '# The liturgies of every week.',
      '',
      '# The liturgies. The site shows them in the order of the week, whatever their order here.',
      'liturgies:',
      '  # A name of its own for each liturgy; it should stay the same when the hours change.',
      '  - id: a',
      '    # The day of the week, in English.',
      '    day: Sunday',
      '  - id: b',
      '    day: Monday',
      '',
    ]);
  });

  it('of other kinds are left alone', () => {
    const own = '# Hours of Great Lent until April 11.\nliturgies: [] # none yet\n';
    const commented = withComments(own, 'liturgies.yaml');
    expect(commented).toContain('# Hours of Great Lent until April 11.');
    expect(commented).toContain('liturgies: [] # none yet');
  });
});
