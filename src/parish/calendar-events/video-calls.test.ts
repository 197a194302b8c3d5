import { expect, it } from 'vitest';
import { calendar, shown } from './fixtures/calendar.ts';

const show = (name: 'SUMMARY' | 'LOCATION', text: string) => {
  const line = `${name}:${text.replaceAll(/[;,]/g, String.raw`\$&`)}`;
  const events = [false, true].flatMap((showOnlineAddresses) =>
    shown(calendar(`DTSTART:20261206T120000 | ${line}`), { showOnlineAddresses }),
  );
  expect(JSON.stringify(events)).not.toContain('SECRET');
  return events;
};

// prettier-ignore
it.each<[string, string, string?]>([
  // What is shown of a place and of a title, and where content wants addresses
  ['https://us02web.zoom.us/j/8612?pwd=SECRET.1', 'Online', 'https://us02web.zoom.us/j/8612'],
  ['https://us02web.zoom.us/j/8612?pwd=SECRET&amp;from=addon#success', 'Online', 'https://us02web.zoom.us/j/8612'],
  ['https://us02web.zoom.us/j/8612?pwd=SECRET PW: SECRET', 'Online', 'https://us02web.zoom.us/j/8612'],
  ['zoom.us/j/8612#pwd=SECRET', 'Online', 'zoom.us/j/8612'], ['www.meet.example Passcode: SECRET', 'Online', 'www.meet.example'],
  ['https://user:SECRET@meet.example/a?passcode=SECRET&password=SECRET', 'Online', 'https://meet.example/a'],
  ['zoommtg://zoom.us/join?confno=8612&pwd=SECRET', 'Online', 'zoommtg://zoom.us/join'],
  ['Zoom 861 2345 6789 PW: SECRET', 'Online'], ['Zoom / PW SECRET', 'Online'], ['Zoom, pass: SECRET', 'Online'], ['Zoom (Passcode - SECRET)', 'Online'],
  ['Zoom 861 2345 6789 Passcode SECRET', 'Online'], ['Zoom PIN: SECRET', 'Online'], ['كلمة المرور: SECRET', 'Online'], ['+13126266799,,86123456789#,,,,*SECRET#', 'Online'], ['…,,86123456789#,,,,*SECRET#', 'Online'],
  ['P.W.: SECRET', 'Online'], ['p. w. SECRET', 'Online'], ['P.W SECRET', 'Online'], ['Pass-code SECRET', 'Online'], ['Hall, +1 312…,,8612#,,,,*SECRET#', 'Hall, Online'],
  ['Zoom 8612, PIN: 123SECRET', 'Online'], ['Meeting ID: 8612 Passcode 1SECRET2', 'Online'], ['ID 8612, SECRET', 'Online'], ['Password SECRET', 'Online'],
  ['Dial-in (605) 313-4000, SECRET#', 'Online'], ['(605) 313-4000, access code SECRET', 'Online'], ['861 2345 6789 (Zoom)', 'Online'], ['SECRET is the Zoom password', 'Online'],
  ['زووم 8612 SECRET', 'Online'], ['الرقم السري SECRET', 'Online'], ['Microsoft Teams Meeting SECRET', 'Online'], ['pass: 1SECRET', 'Online'], ['PW1SECRET', 'Online'],
  ['Parish Hall or https://zoom.us/j/8612', 'Parish Hall, Online', 'Parish Hall, https://zoom.us/j/8612'],
  ['Parish Hall (north), https://zoom.us/j/8612?pwd=SECRET', 'Parish Hall (north), Online', 'Parish Hall (north), https://zoom.us/j/8612'],
  ['9 Main St, VA 23220 and on Zoom 8612 SECRET', '9 Main St, VA 23220, Online'], ['القاعة عبر زووم SECRET', 'القاعة, Online'],
  ['القاعة <https://teams.example/8612> SECRET', 'القاعة, Online', 'القاعة, https://teams.example/8612'],
  // No call is named.
  ['Hall; the PIN is SECRET', 'Hall'], ['Gate, door code SECRET', 'Gate'], ['Hall (https://hall.example/a)', 'Hall', 'Hall, https://hall.example/a'],
  ['Hall,, 9 Main St, Richmond,,23220', 'Hall,, 9 Main St, Richmond,,23220'], ['Passion Week; teams meet at 6. Dress code: white', 'Passion Week; teams meet at 6. Dress code: white'],
  ["St. Mary&#39;s Hall, 9 Main St. N/W?", "St. Mary's Hall, 9 Main St. N/W?"],
])('%j is shown as %j', (text, expected, withAddress = expected) => {
  expect(show('SUMMARY', text).map(({ title }) => title)).toEqual([expected, withAddress]);
  const places = show('LOCATION', text).map(({ place, online }) => [place, online].filter(Boolean).join(', '));
  expect(places).toEqual([expected, withAddress]);
});

it('a long word is cut in no time to speak of', () => {
  expect(show('LOCATION', 'a-'.repeat(1_000_000))[0]?.place).toBe(`${'a-'.repeat(49)}a…`);
});
