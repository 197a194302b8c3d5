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

// prettier-ignore
it.each([
  // Abbreviations, initials and dates that look like an address
  'Feast of St.George/St.Mercurius', 'Fr.Antony/Fr.Luke: Confessions', 'Abouna.Mina/Abouna.Bishoy', 'Rm.12/Hall.B', 'Tasoni.Mary/Tasoni.Irini: Hymns', 'Dr.Nabil?', 'Sun.8/Mon.9 retreat', 'Grades K.1/2.3', 'N.J./N.Y. Youth Conference', 'www meeting', 'Ages 7.5/8',
  // Words for a password or a pass without a value
  'Lapel Pins for Servants', 'Ten Pin Bowling', '10-Year Pin 2026', 'Pin the Tail', 'PIN THE STAR ON THE TREE', 'Key to Happiness', 'Passing the Torch', 'Password Safety for Parents', 'PASSWORD SAFETY NIGHT', 'Pass the Plate', 'Boarding Pass Night', 'Bus pass: see Marina', 'Season Pass $50', 'Access Code of Conduct', 'Passover Meal', 'Door Keys Ministry', 'كلمة السر في الصلاة', 'رقم الدخول عند الباب',
  // Initials
  'P.W. Smith', 'Lecture by P.W. Botros on Unity', 'Fr. J.P.W. Hanna speaks', 'Botros, P. W., and choir', 'Talk with P.W. at 7', 'The P.W. Botros Library', 'P. W. Ltd. Picnic',
  // A service in a name
  'Zoom Camp for Kids', 'Zoom Into Scripture, for youth', 'Photo Walk with Zoom Lens Basics', 'WhatsApp Group for Parents', 'Zoom Bible Study', 'FaceTime With God Retreat 2026', 'Zoom Zoom Car Rally, 7:30 AM', 'Skype Memories of the Parish',
  // Teams, calls and numbers that are none
  'Ministry Teams Retreat', 'Teams of 12 meet at 6', 'Sports Teams 2026', 'Call-in Sick Relief', 'Dial down stress', 'Soap Dial Museum', 'A Meeting of Minds', 'General Meeting number 2', 'Photo ID needed', 'St. Mary, St. Mina #2', 'Office: 804-555-0100', 'Call 804-555-0100 or 804-555-0199', '804-555-0100 x12', 'Psalm 119, 105', 'Room #204, Floor #3', 'Zoological Garden', 'Dress code: white', 'ZIP code 23832',
])('%j names no call, and is shown whole', (text) => {
  expect(show('SUMMARY', text).map(({ title }) => title)).toEqual([text, text]);
});

// prettier-ignore
it.each([
  ['Prayer line 641-715-3580, 482913#', 'Prayer line, Online'], ['(605) 313-4000 then 48291 #', 'Online'], ['+1 712 432 0900; code 482913#', 'Online'], ['Prayer, call 605.313.4000 - 12345#', 'Prayer, call, Online'],
  ['Teams 238 471 902 11 SECRET', 'Online'], ['Hall, Teams: 238471902 SECRET', 'Hall, Online'], ['MS Teams SECRET', 'Online'], ['Hall or Microsoft Teams SECRET', 'Hall, Online'], ['https://teams.live.com/meet/9312?p=SECRET', 'Online'],
  ['Hall, meet.google.com/abc SECRET', 'Hall, Online'], ['us06web.zoom.us/j/8612?pwd=SECRET', 'Online'], ['Hall – church.webex.com/meet SECRET', 'Hall, Online'], ['meet.jit.si/a?jwt=SECRET', 'Online'], ['https://chat.example/a SECRET', 'Online'], ['www.freeconferencecall.com/wall#SECRET', 'Online'],
  ['Choir (password: SECRET)', 'Choir'], ['Choir, passwords are easy; the password is SECRET', 'Choir, passwords are easy'], ['Gate, PIN: 48SECRET', 'Gate'], ['Gate, pin code 48SECRET', 'Gate'], ['Gate PIN #48SECRET', 'Gate'], ['Gate, pass: 48SECRET', 'Gate'],
  ['Youth, pw SECRET', 'Youth'], ['Youth (pwd=SECRET)', 'Youth'], ['Youth, passcode kyrie SECRET', 'Youth'], ['Youth, Pass Code 4SECRET', 'Youth'], ['Back door, entry code 48SECRET', 'Back door'], ['Back door, Security Code SECRET', 'Back door'], ['Back door, access key: SECRET', 'Back door'],
  ['Vespers, SECRET is the password', 'Vespers'], ['Vespers, 48SECRET is our PIN', 'Vespers'], ['Vespers, كلمة السر: SECRET', 'Vespers'], ['Vespers, كود الدخول ٤٨٢٩ SECRET', 'Vespers'], ['Vespers, رمز الدخول هو SECRET', 'Vespers'],
  ['Vespers, P.W. 48SECRET', 'Vespers'], ['Vespers, p. w.: SECRET', 'Vespers'], ['Vespers (P.W=SECRET)', 'Vespers'], ['Vespers, P.W. is SECRET', 'Vespers'], ['Vespers, p/w SECRET', 'Vespers'],
  ['Zoom Bible Study 861 2345 6789 SECRET', 'Online'], ['Zoom Meeting SECRET', 'Online'], ['Zoom Bible Study 4829, then kyrie', 'Online'], ['Zoom Bible Study ID SECRET', 'Online'], ['Zoom Room Kyrie: SECRET', 'Online'], ['Hall, Zoom kyrie SECRET', 'Hall, Online'], ['Zoom Bible Study, passcode 8SECRET', 'Online'], ['Choir, WhatsApp Call #SECRET', 'Choir, Online'], ['Zoom Link for Youth https://zoom.us/j/1?pwd=SECRET', 'Online'], ['Zoom Meeting', 'Online'], ['On Zoom', 'Online'],
  ['Meeting, ID: 8612 3456 SECRET', 'Meeting, Online'], ['Council, meeting ID 861 2345 SECRET', 'Council, Online'], ['Dial-in: 605-313-4000 SECRET', 'Online'], ['Call in at 605 313 4000 SECRET', 'Online'], ['One-tap +16053134000,,86123456# SECRET', 'Online'], ['Skype: SECRET', 'Online'], ['Bible study بزوم SECRET', 'Bible study, Online'],
])('%j is shown without what opens it: %j', (text, expected) => {
  expect(show('SUMMARY', text)[0]?.title).toBe(expected);
});

it('a long word is cut in no time to speak of', () => {
  expect(show('LOCATION', 'a-'.repeat(1_000_000))[0]?.place).toBe(`${'a-'.repeat(49)}a…`);
});
