import { expect, it } from 'vitest';
import { rowsOf, show, upcoming } from './fixtures/calendar.ts';

it('an event has its title, place, days, hours and times, and an all-day event its days', () => {
  const bazaar =
    'DTSTART:20261212T150000Z | DTEND:20261212T200000Z | SUMMARY:Bazaar | LOCATION:Parish Hall | DESCRIPTION:secret';
  expect(
    upcoming(
      'DTSTART;VALUE=DATE:20261231 | DTEND;VALUE=DATE:20270102 | SUMMARY:No School | LOCATION:  ',
      bazaar,
    ),
  ).toStrictEqual([
    {
      title: 'Bazaar',
      place: 'Parish Hall',
      firstDate: '2026-12-12',
      lastDate: '2026-12-12',
      hours: { startTime: '10:00 AM', endTime: '3:00 PM' },
      start: '2026-12-12T10:00:00-05:00',
      end: '2026-12-12T15:00:00-05:00',
    },
    {
      title: 'No School',
      firstDate: '2026-12-31',
      lastDate: '2027-01-01',
      start: '2026-12-31',
      end: '2027-01-01',
    },
  ]);
});

const times = `
  DTSTART:20261206T000000 → 2026-12-06 12:00 AM–12:00 AM
  DTSTART:20261206T200000 | DTEND:20261207T000000 → 2026-12-06 8:00 PM–12:00 AM
  DTSTART:20261210T170000 | DTEND:20261212T140000 → 2026-12-10/2026-12-12 5:00 PM–2:00 PM
  DTSTART:20261206T120000 | DTEND:20261206T110000 → 2026-12-06 12:00 PM–12:00 PM
  DTSTART;VALUE=DATE:20261206 | DTEND:20261208T120000 → 2026-12-06
  DTSTART;TZID=Pacific/Auckland;VALUE=DATE:20261206 | DTEND;TZID=Pacific/Auckland;VALUE=DATE:20261208 → 2026-12-06/2026-12-07
`;

const wholeDaysAsTimes = `
  DTSTART:20261206T000000 | DTEND:20261207T000000 → 2026-12-06
  DTSTART:20261206T000000 | DTEND:20261208T235900 → 2026-12-06/2026-12-08
  DTSTART:20261206T050000Z | DTEND:20261208T050000Z → 2026-12-06/2026-12-07
  X-MICROSOFT-CDO-ALLDAYEVENT:true | DTSTART;TZID=Egypt Standard Time:20261206T000000 | DTEND;TZID=Egypt Standard Time:20261209T000000 → 2026-12-06/2026-12-08
  DTSTART:20261206T000000 | DTEND:20261207T060000 → 2026-12-06/2026-12-07 12:00 AM–6:00 AM
`;

it.each(rowsOf(times + wholeDaysAsTimes))('%s: %s', (lines = '', expected) => {
  expect(upcoming(lines).map(show)).toEqual([`${expected} Vespers`]);
});

it.each([
  [String.raw`Feast\, of\; St. Mark\nand vigil\N\\o/`, String.raw`Feast, of; St. Mark and vigil \o/`],
  ['  Busy \t  and busy ', 'Busy and busy'],
  ['<b>Bazaar</b> & <script>alert(1)</script> &lt', '<b>Bazaar</b> & <script>alert(1)</script> &lt'],
  ['Bread &amp; Wine: St. Mark&#8217;s &lt;3 &amp;amp;', 'Bread & Wine: St. Mark’s <3 &amp;'],
  ['\u202EMeal\u202C &#8238;of\u2066 Love\u2069\u200F', 'Meal of Love\u200F'],
  ['a\u0000b\u0007c\u001B[31md\u007Fe\u0085f\u009Fg', 'abc[31mdefg'],
  ['Ves&#7;pers&#27; &#x1B;today', 'Vespers today'],
  ['half \uD83D', 'half'],
  ['ⲡⲓϣⲱⲙ ⲛ̀ⲧⲉ ϯⲁⲛⲁⲫⲟⲣⲁ', 'ⲡⲓϣⲱⲙ ⲛ̀ⲧⲉ ϯⲁⲛⲁⲫⲟⲣⲁ'],
  ['Ves\r\n pers and \r\n  Praises', 'Vespers and Praises'],
  // The last is folded between the halves of a character in UTF-16. Below, 100 characters remain.
  ['قدا\n\tس', 'قداس'],
  ['Prayer \ud83d\r\n \ude4f', 'Prayer 🙏'],
  [`${'a'.repeat(49)}${' '.repeat(99)}${'b'.repeat(50)}`, `${'a'.repeat(49)} ${'b'.repeat(50)}`],
])('%j is plain text as a title and as a place', (text, expected) => {
  expect(upcoming(`DTSTART:20261206T120000 | SUMMARY:${text} | LOCATION:${text}`)).toMatchObject([
    { title: expected, place: expected },
  ]);
});

it.each([
  [
    'words',
    'Vespers and Praises '.repeat(8).trim(),
    /^(Vespers and Praises ){4}Vespers( and)?( Praises)? ?…$/,
  ],
  ['101 characters', `${'a'.repeat(60)} ${'b'.repeat(40)}`, /^a{60} ?…$/],
  ['one word', 'x'.repeat(200), /^x{60,99}…$/],
  ['emoji', '🙏'.repeat(200), /^(🙏){40,99}…$/u],
])('a title and a place of %s are cut to at most 100 characters', (_, text, expected) => {
  const [event] = upcoming(`DTSTART:20261206T120000 | SUMMARY:${text} | LOCATION:${text}`);
  for (const cut of [event?.title ?? '', event?.place ?? '']) {
    expect(cut).toMatch(expected);
    expect(Array.from(cut).length).toBeLessThanOrEqual(100);
  }
});
