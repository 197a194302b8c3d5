import { it } from 'vitest';
import { edit, expectIssue, issuesIn, liturgies } from '#tools/check/fixtures/content.ts';

/** Its last group has two keys, so that a damaged line has others around it. */
const twoKeys = `${liturgies}  # The short name.\n  short: Liturgy\n`;

// prettier-ignore
it.each<[title: string, from: string | RegExp, to: string, key: string, found: string | RegExp, expected: RegExp]>([
  ['tab', '  name', '\tname', 'usualLiturgy.name', /name/, /no tab/],
  ['duplicate key', '  short', '  name: Liturgy\n  short', 'usualLiturgy.name', "'name: Liturgy'", /only once/],
  ['entry without its first line', '  - id: sunday\n    day: Sunday\n    startTime: 8:30 AM\n', '', 'liturgies.endTime', /11:30/, /with a hyphen/],
  ['colon in a text', 'Divine Liturgy', 'Liturgy: Sunday', 'usualLiturgy.name', /Liturgy: Sunday/, /quotation marks.*colon/],
  ['unclosed quotation mark', 'Sunday\n', '"Sunday\n', 'liturgies.day', /"Sunday/, /a quotation mark at the end/],
  ['apostrophe within single quotation marks', 'Divine Liturgy', "'St. Mark's'", 'usualLiturgy.name', /St\. Mark's/, /of a kind that does not occur in it/],
  ['quotation marks around a part of a text', 'Divine Liturgy', '"Divine" Liturgy', 'usualLiturgy.name', /Divine/, /around the whole text/],
  ['missing space after a colon', 'day: Sunday', 'day:Sunday', 'liturgies.day', "'day:Sunday'", /a space after the colon/],
  ['missing space after a hyphen', '- id: sunday', '-id: sunday', 'liturgies', "'-id: sunday'", /a space after the hyphen/],
  ['missing colon', 'day: Sunday', 'day Sunday', 'liturgies', /day Sunday/, /a colon and a space/],
  ['missing colon before a time', 'startTime: 8:30 AM', 'startTime 8:30 AM', 'liturgies', "'startTime 8:30 AM'", /a colon and a space/],
  ['brackets of an empty list above entries', 'usualLiturgy:', 'changes: []\n  - liturgy: sunday\nusualLiturgy:', 'changes', "'changes: []'", /delete the \[\]/],
  ['invisible character before a key', '  short', '  \u200Bshort', 'usualLiturgy', /short/, /no invisible character in the key/],
  ['invisible character before an entry', '  - id: sunday', '  \u200E- id: sunday', 'liturgies', /id: sunday/, /no invisible character/],
  ['one space too many', '    endTime: 11', '     endTime: 11', 'liturgies.endTime', /endTime/, /: 4 spaces, not 5$/],
  ['one space too few', '  short', ' short', 'usualLiturgy.short', /short/, /: 2 spaces, not 1$/],
  ['at sign at the start of a text', 'Divine', '@Divine', 'usualLiturgy.name', /@Divine/, /quotation marks.*special character/],
  ['asterisk at the start of a word', 'Divine Liturgy', '*Divine', 'usualLiturgy.name', /Divine/, /quotation marks.*special character/],
  ['bracket at the start of a text', 'Divine', '[Divine', 'usualLiturgy.name', /\[Divine/, /quotation marks.*special character/],
  ['number sign in a text', 'Divine Liturgy', 'Suite # 12', 'usualLiturgy.name', /# 12/, /quotation marks around a text that contains a #/],
  ['too much indentation', '    day: Sunday', '      day: Sunday', 'liturgies.day', "'day: Sunday'", /same indentation/],
  ['too much indentation after a text in quotation marks', /Divine Liturgy\n.*\n/, "'Divine Liturgy'\n  ", 'usualLiturgy.short', /short/, /same indentation/],
  ['no indentation', '    day: Sunday', 'day: Sunday', 'day', "'day: Sunday'", /same indentation/],
  ['indented key of the file', 'usualLiturgy:', ' usualLiturgy:', 'liturgies.usualLiturgy', /usualLiturgy/, /same indentation.*: no spaces, not 1$/],
  ['hyphen with too little indentation', '  - id: sunday', '- id: sunday', 'liturgies.id', /id: sunday/, /same indentation.*: 2 spaces, not 0$/],
  ['special spaces as indentation', '    day: Sunday', '\u00A0\u00A0\u00A0\u00A0day: Sunday', 'liturgies.day', /day/, /ordinary spaces/],
  ['wrong indentation before a comment with a colon', /usualLiturgy:\n.*\n.*$/m, 'usualLiturgy:\n  # The name of a liturgy.\n  name: Liturgy # placeholder: yet to come\n    hint: x', 'usualLiturgy.hint', /hint/, /same indentation/],
  ['text that continues without indentation', 'Divine Liturgy', 'Divine\nLiturgy', '', "'Liturgy'", /the whole text on one line/],
  ['entry that is indented further than those below it', '  - id: saturday', '     - id: friday\n       day: Friday\n  - id: saturday', 'liturgies.id', "'- id: friday'", /same indentation.*: 2 spaces, not 5$/],
  ['text that continues with a colon', 'Divine Liturgy', 'Divine\n    Note: Liturgy', 'usualLiturgy.Note', /Note/, /the whole text on one line/],
  ['bullets below a text', 'Divine Liturgy', 'Liturgy:\n• of Sunday\n• of Saturday', '', "'• of Sunday'", /on one line, without bullets/],
  ['merge conflict', /^( *startTime: 8:30 AM)$/m, '<<<<<<< main\n    startTime: 8:30 AM\n=======\n    startTime: 9:00 AM\n>>>>>>> office', '', /<<<<<<< main/, /one of the two versions/],
])('syntax issue: %s', async (_title, from, to, key, found, expected) => {
  await expectIssue('liturgies.yaml', key, found, expected, issuesIn('liturgies.yaml', edit(from, to, twoKeys)));
});
