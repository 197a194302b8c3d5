import { expect, it } from 'vitest';
import { upcoming } from './fixtures/calendar.ts';
import { withOnlinePlace } from './online-place.ts';

// prettier-ignore
it.each([
  // LOCATION; the place that is shown; the same where content wants addresses
  ['https://us02web.zoom.us/j/8612?pwd=SECRET.1', 'Online', 'https://us02web.zoom.us/j/8612?'],
  ['https://us02web.zoom.us/j/8612?pwd=SECRET&amp;from=addon#success', 'Online', 'https://us02web.zoom.us/j/8612?from=addon#success'],
  ['zoom.us/j/8612?from=addon&tk=SECRET&PWD=SECRET', 'Online', 'zoom.us/j/8612?from=addon&'],
  ['https://teams.example/meet/27?p=SECRET', 'Online', 'https://teams.example/meet/27?'],
  ['https://user:SECRET@meet.example/a?passcode=SECRET&password=SECRET', 'Online', 'https://meet.example/a?'],
  ['www.meet.example Passcode: SECRET', 'Online', 'www.meet.example'],
  ['zoommtg://zoom.us/join?confno=8612&pwd=SECRET', 'Online', 'zoommtg://zoom.us/join?confno=8612&'],
  ['Zoom 8612, PIN: 123SECRET', 'Zoom 8612', 'Zoom 8612'],
  ['Meeting ID: 8612 Passcode 1SECRET2', 'Meeting ID: 8612', 'Meeting ID: 8612'],
  ['Zoom, the password is SECRET; access code 9SECRET#', 'Zoom, the', 'Zoom, the'],
  ['Hall; the PIN is at the door', 'Hall; the PIN is at the door', 'Hall; the PIN is at the door'],
  ['Parish Hall or https://zoom.us/j/8612', 'Parish Hall', 'Parish Hall or https://zoom.us/j/8612'],
  ['Parish Hall (north), https://zoom.us/j/8612?pwd=SECRET', 'Parish Hall (north)', 'Parish Hall (north), https://zoom.us/j/8612?'],
  ['القاعة <https://zoom.us/j/8612> الكبرى', 'القاعة الكبرى', 'القاعة <https://zoom.us/j/8612> الكبرى'],
  ['a-'.repeat(1_000_000), `${'a-'.repeat(49)}a…`, `${'a-'.repeat(49)}a…`],
  ['St. Mary&#39;s Hall, 9 Main St. N/W?', "St. Mary's Hall, 9 Main St. N/W?", "St. Mary's Hall, 9 Main St. N/W?"],
])('the place %j is shown as %j', (location, place, address) => {
  const events = upcoming(`DTSTART:20261206T120000 | LOCATION:${location.replaceAll(/[;,]/g, String.raw`\$&`)}`);
  const shown = [false, true].map((showOnlineAddresses) =>
    events.map((event) => withOnlinePlace(event, { showOnlineAddresses })),
  );
  expect(JSON.stringify([events, shown])).not.toContain('SECRET');
  expect(shown.map(([event]) => event?.place)).toEqual([place, address]);
  for (const [event] of shown) expect(event?.isOnline).toBe(place === 'Online' ? true : undefined);
});

it('a title has no address and no password either', () => {
  const [event] = upcoming('DTSTART:20261206T120000 | SUMMARY:Bible Study zoom.us/j/1?pwd=SECRET');
  const shown = [true, false].map(
    (showOnlineAddresses) => event && withOnlinePlace(event, { showOnlineAddresses }).title,
  );
  expect(shown).toEqual(['Bible Study zoom.us/j/1?', 'Bible Study']);
  expect(event).not.toHaveProperty('place');
});
