import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { contentFiles, type ContentFile } from '#schemas/content-files.ts';
import { addComments, helpIn } from './content-comments.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');

it.each(Object.keys(contentFiles) as ContentFile[])(
  '%s gets its comments back after Pages CMS saved it',
  (name) => {
    const commented = addComments(stringify(parse(read(name))), name);
    expect(parse(commented)).toEqual(parse(read(name)));
    expect(addComments(commented, name)).toBe(commented);
    expect(commented).toMatch(/^# \w/);
  },
);

describe('comments', () => {
  it('are added above each key, those of list entries above the list', () => {
    const saved = 'priests:\n  - id: a\n    office: Priest\npope:\n  name: B\n';
    expect(addComments(saved, 'clergy.yaml').split('\n')).toEqual([
      '# The priests of the church and the Pope of Alexandria.',
      '',
      '# The priests, in the order in which the page shows them.',
      '# - id: A unique name for each entry: letters, digits and hyphens. Visitors never see it.',
      "#   name: The priest's name (may be left out: the card then shows his office only).",
      '#   office: His office.',
      '#   text: What he does for the congregation, in a sentence or two.',
      '#   image: His photo (may be left out: the image that the priests share).',
      '#     file: The path of the image file, relative to this file.',
      '#     alt: What the image shows, for people who cannot see it.',
      '#     focalPoint: Where the subject is, across and down; the image is cropped around it (may be left out: the middle).',
      'priests:',
      '  - id: a',
      '    office: Priest',
      '# The Pope of Alexandria.',
      'pope:',
      '  # His name.',
      '  name: B',
      '',
    ]);
  });

  it('that were generated from an earlier schema, or are the beginning of the new help, are replaced', () => {
    const fields = '[{ name: email, description: Its post. }]';
    const former = helpIn(`content: [{ name: church, description: All facts., fields: ${fields} }]`);
    const before = ['# All facts.', '', '# Ask the finance office.', '# Its post.', '# The e-mail address.'];
    const saved = [...before, 'email: a@b.org', ''].join('\n');
    expect(addComments(saved, 'church.yaml', former).split('\n')).toEqual([
      '# The facts about the church. Many pages show them; a change here changes them all.',
      '',
      '# Ask the finance office.',
      '# The e-mail address for everyone.',
      'email: a@b.org',
      '',
    ]);
  });

  it('that are not help texts are kept, Windows line endings and a byte order mark are not', () => {
    const own =
      '\uFEFF# Hours of Great Lent until April 11.\r\n#   hour: Outdated help.\r\nliturgies: [] # none yet\r\n';
    const commented = addComments(own, 'liturgies.yaml');
    expect(commented).toContain('# Hours of Great Lent until April 11.');
    expect(commented).toContain('liturgies: [] # none yet');
    expect(commented).not.toMatch(/[\uFEFF\r]|Outdated/);
  });
});
