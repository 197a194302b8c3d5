import { expect, it } from 'vitest';
import {
  calendar,
  component,
  fixture,
  newYork,
  show,
  today,
  upcoming,
  vtimezone,
} from './fixtures/calendar.ts';
import { upcomingEvents } from './upcoming-events.ts';

it('a line that is folded in the middle of a character in UTF-8 loses no more than the character', () => {
  const text = calendar('DTSTART:20261206T120000 | SUMMARY:Feast é of Mark');
  const bytes = Buffer.from(text).toString('latin1').replace('\xc3\xa9', '\xc3\r\n \xa9');
  const [event] = upcomingEvents(Buffer.from(bytes, 'latin1').toString(), today, newYork).events;
  expect(event?.title).toMatch(/^Feast .{1,2} of Mark$/);
});

it('names and rules may be in lower case', () => {
  const series = 'DTSTART;TZID=Parish Time:20261129T083000 | RRULE:FREQ=WEEKLY;BYDAY=SU;COUNT=5';
  const events = [
    vtimezone('Parish Time', '-0800', '-0700'),
    `UID:1 | ${series} | EXDATE;TZID=Parish Time:20261213T083000`,
    'UID:1 | RECURRENCE-ID;TZID=Parish Time:20261220T083000 | DTSTART:20261221T083000 | SUMMARY:Moved',
    'DTSTART:20261210 | DTEND:20261212 | LOCATION:The Hall',
    'DTSTART:20261332T990000',
  ];
  const names = /^[A-Z-]+(?=[;:])|(?<=^\S+;)[A-Z]+(?==)|(?<=^(BEGIN|END):)\w+|(?<=^RRULE:).+/gm;
  const text = calendar(...events).replaceAll(names, (name) => name.toLowerCase());
  expect(text).toMatch(/^begin:vcalendar[^]*dtstart;tzid=Parish Time:[^]*rrule:freq=weekly;byday=su/);
  const shown = upcomingEvents(text, today, newYork).events.map(show);
  expect(shown).toEqual(upcoming(...events).map(show));
  expect(shown).toEqual([
    '2026-12-06 11:30 AM–11:30 AM Vespers',
    '2026-12-10/2026-12-11 Vespers @ The Hall',
    '2026-12-21 8:30 AM–8:30 AM Moved',
    '2026-12-27 11:30 AM–11:30 AM Vespers',
  ]);
});

const google = fixture('google.ics').trimEnd();
// prettier-ignore
it.each<[string, string]>([
  ['nothing', ''], ['white space', ' \r\n\n'], ['a page', '<!DOCTYPE html>\n<html lang="en"><head><title>Sign in</title></head><body>BEGIN</body></html>\n'],
  ['JSON', '{"error": {"code": 404, "message": "Not Found"}}'], ['a card', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Church\r\nEND:VCARD\r\n'],
  ['an event alone', component('DTSTART:20261206T120000', 0).join('\r\n')],
  ...[1, 30, 50, 70, 90].map((percent) => [`${percent}% of a file`, google.slice(0, google.length * percent / 100)] satisfies [string, string]),
  ['a file without its last line', google.slice(0, google.lastIndexOf('\n'))], ['a file without its last letter', google.slice(0, -1)], ['a file with more after its end', `${google}\n<p>Sorry</p>`],
])('%s is not a calendar', (_, text) => {
  // A sentence
  expect(() => upcomingEvents(text, today, newYork)).toThrow(/^\S+( \S+){2,}/);
});
