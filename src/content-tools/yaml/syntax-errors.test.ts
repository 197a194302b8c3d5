import { it } from 'vitest';
import { edit, expectIssue, issuesIn } from '#content-tools/check/fixtures/content.ts';

// prettier-ignore
it.each<[title: string, from: string | RegExp, to: string, key: string, found: string | RegExp, expected: RegExp]>([
  ['tab', '  eventName', '\teventName', 'feed.eventName', /eventName/, /no tab/],
  ['duplicate key', '  arabic', '  eventName: Liturgy\n  arabic', 'feed.eventName', "'eventName: Liturgy'", /only once/],
  ['entry without its first line', '  - id: sunday\n    day: Sunday\n    startTime: 8:30 AM\n', '', 'liturgies.endTime', /11:30/, /with a hyphen/],
  ['colon in a text', 'Divine Liturgy', 'Liturgy: Sunday', 'feed.eventName', /Liturgy: Sunday/, /quotation marks.*colon/],
  ['unclosed quotation mark', 'Sunday\n', '"Sunday\n', 'liturgies.day', /"Sunday/, /a quotation mark at the end/],
  ['apostrophe within single quotation marks', 'Divine Liturgy', "'St. Mark's'", 'feed.eventName', /St\. Mark's/, /of a kind that does not occur in it/],
  ['quotation marks around a part of a text', 'Divine Liturgy', '"Divine" Liturgy', 'feed.eventName', /Divine/, /around the whole text/],
  ['missing space after a colon', 'day: Sunday', 'day:Sunday', 'liturgies.day', "'day:Sunday'", /a space after the colon/],
  ['missing space after a hyphen', '- id: sunday', '-id: sunday', 'liturgies', "'-id: sunday'", /a space after the hyphen/],
  ['missing colon', 'day: Sunday', 'day Sunday', 'liturgies', /day Sunday/, /a colon and a space/],
  ['missing colon before a time', 'startTime: 8:30 AM', 'startTime 8:30 AM', 'liturgies', "'startTime 8:30 AM'", /a colon and a space/],
  ['brackets of an empty list above entries', 'feed:', 'changes: []\n  - liturgy: sunday\nfeed:', 'changes', "'changes: []'", /delete the \[\]/],
  ['invisible character before a key', '  arabic', '  \u200Barabic', 'feed', /arabic/, /no invisible character in the key/],
  ['invisible character before an entry', '  - id: sunday', '  \u200E- id: sunday', 'liturgies', /id: sunday/, /no invisible character/],
  ['one space too many', '    endTime: 11', '     endTime: 11', 'liturgies.endTime', /endTime/, /: 4 spaces, not 5$/],
  ['one space too few', '  arabic', ' arabic', 'feed.arabic', /arabic/, /: 2 spaces, not 1$/],
  ['at sign at the start of a text', 'Divine', '@Divine', 'feed.eventName', /@Divine/, /quotation marks.*special character/],
  ['asterisk at the start of a word', 'Divine Liturgy', '*Divine', 'feed.eventName', /Divine/, /quotation marks.*special character/],
  ['bracket at the start of a text', 'Divine', '[Divine', 'feed.eventName', /\[Divine/, /quotation marks.*special character/],
  ['number sign in a text', 'Divine Liturgy', 'Suite # 12', 'feed.eventName', /# 12/, /quotation marks around a text that contains a #/],
  ['too much indentation', '    day: Sunday', '      day: Sunday', 'liturgies.day', "'day: Sunday'", /same indentation/],
  ['too much indentation after a text in quotation marks', /Divine Liturgy\n.*\n/, "'Divine Liturgy'\n  ", 'feed.arabic', /arabic/, /same indentation/],
  ['no indentation', '    day: Sunday', 'day: Sunday', 'day', "'day: Sunday'", /same indentation/],
  ['indented key of the file', 'feed:', ' feed:', 'liturgies.feed', /feed/, /same indentation.*: no spaces, not 1$/],
  ['hyphen with too little indentation', '  - id: sunday', '- id: sunday', 'liturgies.id', /id: sunday/, /same indentation.*: 2 spaces, not 0$/],
  ['special spaces as indentation', '    day: Sunday', '\u00A0\u00A0\u00A0\u00A0day: Sunday', 'liturgies.day', /day/, /ordinary spaces/],
  ['wrong indentation before a comment with a colon', /feed:\n.*\n.*$/m, 'feed:\n  # The name of a liturgy.\n  eventName: Liturgy # placeholder: yet to come\n    hint: x', 'feed.hint', /hint/, /same indentation/],
  ['text that continues without indentation', 'Divine Liturgy', 'Divine\nLiturgy', '', "'Liturgy'", /the whole text on one line/],
  ['entry that is indented further than those below it', '  - id: saturday', '     - id: friday\n       day: Friday\n  - id: saturday', 'liturgies.id', "'- id: friday'", /same indentation.*: 2 spaces, not 5$/],
  ['text that continues with a colon', 'Divine Liturgy', 'Divine\n    Note: Liturgy', 'feed.Note', /Note/, /the whole text on one line/],
  ['bullets below a text', 'Divine Liturgy', 'Liturgy:\n• of Sunday\n• of Saturday', '', "'• of Sunday'", /on one line, without bullets/],
  ['merge conflict', /^( *startTime: 8:30 AM)$/m, '<<<<<<< main\n    startTime: 8:30 AM\n=======\n    startTime: 9:00 AM\n>>>>>>> office', '', /<<<<<<< main/, /one of the two versions/],
])('syntax issue: %s', async (_title, from, to, key, found, expected) => {
  await expectIssue('liturgies.yaml', key, found, expected, issuesIn('liturgies.yaml', edit(from, to)));
});
