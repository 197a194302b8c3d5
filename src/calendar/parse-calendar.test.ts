import { expect, it } from 'vitest';
import { calendar, component, fixture, newYork, today } from './fixtures/calendar.ts';
import { upcomingEvents } from './upcoming-events.ts';

it('names and rules may be in lower case', () => {
  const event =
    'dtstart;value=date:20261206 | rrule: freq=weekly; byday=su;count=3 | exdate;value=date:20261213';
  const text = calendar(event).replace('BEGIN:VEVENT', 'begin:vevent').replace('END:VEVENT', 'end:vevent');
  const dates = upcomingEvents(text, today, newYork).events.map(({ firstDate }) => firstDate);
  expect(dates).toEqual(['2026-12-06', '2026-12-20']);
});

it.each([
  ['Veillée', 'latin1'],
  ['Noël à Laval', 'latin1'],
  ['Straße', 'latin1'],
] as const)(
  'an event with %j in Latin-1 is left out, which is said, and the others stay',
  (title, encoding) => {
    for (const line of [`SUMMARY:${title}`, `SUMMARY:Choir | LOCATION;LANGUAGE=fr:${title}`]) {
      const file = Buffer.from(
        calendar(`DTSTART:20261207T120000 | ${line}`, 'DTSTART:20261208T120000'),
        encoding,
      );
      const { events, brokenLines } = upcomingEvents(file.toString('utf8'), today, newYork);
      expect(events.map(({ title }) => title)).toEqual(['Vespers']);
      expect(brokenLines).toEqual([expect.stringContaining('\uFFFD')]);
    }
  },
);

it('titles in Windows-1256 are left out, a description in it costs nothing', () => {
  const name = Buffer.from([0xc7, 0xe1, 0xde, 0xcf, 0xc7, 0xd3]);
  const [before, after] = calendar('DTSTART:20261207T120000 | SUMMARY:MARK').split('MARK') as [
    string,
    string,
  ];
  const read = (start: string) =>
    upcomingEvents(Buffer.concat([Buffer.from(start), name, Buffer.from(after)]).toString(), today, newYork);
  expect(read(before)).toMatchObject({ events: [], brokenLines: [expect.stringMatching(/^SUMMARY:/)] });
  expect(read(before.replace('SUMMARY:', 'SUMMARY:Vespers\r\nDESCRIPTION:'))).toMatchObject({
    events: [{ title: 'Vespers' }],
    brokenLines: [],
  });
});

const google = fixture('google.ics').trimEnd();
it.each<[string, string]>([
  ['nothing', ''],
  [
    'a page',
    '<!DOCTYPE html>\n<html lang="en"><head><title>Sign in</title></head><body>BEGIN</body></html>\n',
  ],
  ['an event alone', component('DTSTART:20261206T120000', 0).join('\r\n')],
  ['half of a file', google.slice(0, google.length / 2)],
  ['a file without its last line', google.slice(0, google.lastIndexOf('\n'))],
  ['a file without its last letter', google.slice(0, -1)],
  ['a file with more after its end', `${google}\n<p>Sorry</p>`],
  ['a file with more before it', `<p>${google}`],
])('%s is not a calendar', (_, text) => {
  // A sentence
  expect(() => upcomingEvents(text, today, newYork)).toThrow(/^\S+( \S+){2,}/);
});
