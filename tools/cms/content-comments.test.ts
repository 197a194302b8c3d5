import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { names } from '#content-files.ts';
import { addComments, helpIn } from './content-comments.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../src/content', name), 'utf8');

it.each(names)('%s gets its comments back after Pages CMS saved it', (name) => {
  const commented = addComments(stringify(parse(read(name))), name);
  expect(parse(commented)).toEqual(parse(read(name)));
  expect(addComments(commented, name)).toBe(commented);
  expect(commented).toMatch(/^# \w/);
});

it('comments are added above each key, those of list entries above the list', () => {
  const saved = 'menuLinks:\n  - label: A\n    page: home\nfooter:\n  copyright: B\n';
  expect(addComments(saved, 'layout.yaml').split('\n')).toEqual([
    '# The header and the footer of every page.',
    '',
    '# The links in the menu.',
    '# - label: The label of the link.',
    '#   page: The page of the site that it opens.',
    'menuLinks:',
    '  - label: A',
    '    page: home',
    '# The footer.',
    'footer:',
    '  # The last line of every page.',
    '  copyright: B',
    '',
  ]);
});

it('comments are added once to keys of a group that have the same help', () => {
  const saved = 'months:\n  thout: Tout\n  paopi: Baba\n  hathor: Hator\n';
  const commented = addComments(saved, 'church-year.yaml').split('\n').slice(2);
  expect(commented).toEqual([
    '# The names of the Coptic months.',
    'months:',
    expect.stringMatching(/^ {2}# \w/),
    '  thout: Tout',
    '  paopi: Baba',
    '  hathor: Hator',
    '',
  ]);
});

it('comments that were generated from an earlier schema, or are the beginning of the new help, are replaced', () => {
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

it('comments that are not help texts are kept, Windows line endings and a byte order mark are not', () => {
  const own = '\uFEFF# Hours of Great Lent.\r\n#   hour: Outdated help.\r\nliturgies: [] # none yet\r\n';
  const commented = addComments(own, 'liturgies.yaml');
  expect(commented).toContain('# Hours of Great Lent.');
  expect(commented).toContain('liturgies: [] # none yet');
  expect(commented).not.toMatch(/[\uFEFF\r]|Outdated/);
});
