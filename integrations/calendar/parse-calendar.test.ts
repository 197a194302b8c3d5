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

it.each(['SUMMARY:Veillée', 'SUMMARY:Choir | LOCATION;LANGUAGE=fr:Noël à Laval', 'DESCRIPTION:Straße'])(
  'an event with %s in Latin-1 is left out, which is said, if the line is shown; the others stay',
  (line) => {
    const text = calendar(`DTSTART:20261207T120000 | ${line}`, 'DTSTART:20261208T120000');
    const file = Buffer.from(text, 'latin1').toString('utf8');
    const { events, brokenLines } = upcomingEvents(file, today, newYork);
    const isShown = !line.startsWith('DESCRIPTION');
    expect(events).toHaveLength(isShown ? 1 : 2);
    expect(brokenLines.map((it) => it.includes('\uFFFD'))).toEqual(isShown ? [true] : []);
  },
);

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
  ['a file with more after its end', `${google}\n<p>Sorry</p>`],
  ['a file with more before it', `<p>${google}`],
])('%s is not a calendar', (_, text) => {
  // A sentence
  expect(() => upcomingEvents(text, today, newYork)).toThrow(/^\S+( \S+){2,}/);
});
