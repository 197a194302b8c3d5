import { it } from 'vitest';
import { edit, expectIssue, issuesIn, liturgies } from '#tools/check/fixtures/content.ts';

/** Its last group has two keys, so that a damaged line has others around it, and it is longer than what is looked at. */
const twoKeys = `${'# The hours.\n'.repeat(20)}${liturgies}  # The short name.\n  short: Liturgy\n`;

it.each<[from: string | RegExp, to: string, key: string, found: string | RegExp, expected: RegExp]>([
  ['  name', '\tname', 'usualLiturgy.name', /name/, /no tab/],
  ['  short', '  name: Liturgy\n  short', 'usualLiturgy.name', "'name: Liturgy'", /only once/],
  [
    '  - id: sunday\n    day: Sunday\n    startTime: 8:30 AM\n',
    '',
    'liturgies.endTime',
    /11:30/,
    /with a hyphen/,
  ],
  ['Divine Liturgy', 'Liturgy: Sunday', 'usualLiturgy.name', /Liturgy: Sunday/, /quotation marks.*colon/],
  ['Sunday\n', '"Sunday\n', 'liturgies.day', /"Sunday/, /a quotation mark at the end/],
  [
    'Divine Liturgy',
    "'St. Mark's'",
    'usualLiturgy.name',
    /St\. Mark's/,
    /of a kind that does not occur in it/,
  ],
  ['Divine Liturgy', '"Divine" Liturgy', 'usualLiturgy.name', /Divine/, /around the whole text/],
  ['Divine Liturgy', '“Divine: Liturgy”', 'usualLiturgy.name', /“Divine/, /straight quotation marks/],
  ['- id: sunday', '– id: sunday', 'liturgies', /– id/, /a hyphen \(-\).*, not a dash/],
  ['day: Sunday', 'day:Sunday', 'liturgies.day', "'day:Sunday'", /a space after the colon/],
  ['- id: sunday', '-id: sunday', 'liturgies', "'-id: sunday'", /a space after the hyphen/],
  ['startTime: 8:30 AM', 'startTime 8:30 AM', 'liturgies', "'startTime 8:30 AM'", /a colon and a space/],
  [
    'usualLiturgy:',
    'changes: []\n  - liturgy: sunday\nusualLiturgy:',
    'changes',
    "'changes: []'",
    /delete the \[\]/,
  ],
  ['  short', '  \u200Bshort', 'usualLiturgy', /short/, /no invisible character in the key/],
  ['    endTime: 11', '     endTime: 11', 'liturgies.endTime', /endTime/, /: 4 spaces, not 5$/],
  ['Divine', '@Divine', 'usualLiturgy.name', /@Divine/, /quotation marks.*special character/],
  ['Divine Liturgy', '*Divine', 'usualLiturgy.name', /Divine/, /quotation marks.*special character/],
  ['Divine', '[Divine', 'usualLiturgy.name', /\[Divine/, /quotation marks.*special character/],
  [
    'Divine Liturgy',
    'Suite # 12',
    'usualLiturgy.name',
    /# 12/,
    /quotation marks around a text that contains a #/,
  ],
  ['    day: Sunday', 'day: Sunday', 'day', "'day: Sunday'", /same indentation/],
  [
    'usualLiturgy:',
    ' usualLiturgy:',
    'liturgies.usualLiturgy',
    /usualLiturgy/,
    /same indentation.*: no spaces, not 1$/,
  ],
  ['  - id: sunday', '- id: sunday', 'liturgies.id', /id: sunday/, /same indentation.*: 2 spaces, not 0$/],
  ['    day: Sunday', '\u00A0\u00A0\u00A0\u00A0day: Sunday', 'liturgies.day', /day/, /ordinary spaces/],
  ['Divine Liturgy', 'Divine\nLiturgy', '', "'Liturgy'", /the whole text on one line/],
  [
    '  - id: saturday',
    '     - id: friday\n       day: Friday\n  - id: saturday',
    'liturgies.id',
    "'- id: friday'",
    /same indentation.*: 2 spaces, not 5$/,
  ],
  ['Divine Liturgy', 'Divine\n    Note: Liturgy', 'usualLiturgy.Note', /Note/, /the whole text on one line/],
  [
    'Divine Liturgy',
    'Liturgy:\n• of Sunday\n• of Saturday',
    '',
    "'• of Sunday'",
    /on one line, without bullets/,
  ],
  [
    /^( *startTime: 8:30 AM)$/m,
    '<<<<<<< main\n    startTime: 8:30 AM\n=======\n    startTime: 9:00 AM\n>>>>>>> office',
    '',
    /<<<<<<< main/,
    /one of the two versions/,
  ],
])('%s, written as %j, is an issue', async (from, to, key, found, expected) => {
  await expectIssue(
    'liturgies.yaml',
    key,
    found,
    expected,
    issuesIn('liturgies.yaml', edit(from, to, twoKeys)),
  );
});
