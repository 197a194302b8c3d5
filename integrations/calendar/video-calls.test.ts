import { expect, it } from 'vitest';
import { inWords } from '#calendar/calendar-event.ts';
import { rowsOf } from './fixtures/calendar.ts';
import { hideCalls } from './video-calls.ts';

/** A title or place, what is shown of it, and what where content wants addresses, if that differs. */
const calls = `
  https://us02web.zoom.us/j/8612?pwd=SECRET PW: SECRET → Online → https://us02web.zoom.us/j/8612
  www.meet.example Passcode: SECRET → Online → www.meet.example
  https://user:SECRET@meet.example/a?passcode=SECRET&password=SECRET → Online → https://meet.example/a
  Zoom / PW SECRET → Online
  كلمة المرور: SECRET → Online
  …,,86123456789#,,,,*SECRET# → Online
  P.W.: SECRET → Online
  P.W SECRET → Online
  Hall, +1 312…,,8612#,,,,*SECRET# → Hall, Online
  Meeting ID: 8612 Passcode 1SECRET2 → Online
  ID 8612, SECRET → Online
  861 2345 6789 (Zoom) → Online
  الرقم السري SECRET → Online
  pass: 1SECRET → Online
  PW1SECRET → Online
  Parish Hall or https://zoom.us/j/8612 → Parish Hall, Online → Parish Hall, https://zoom.us/j/8612
  9 Main St, VA 23220 and on Zoom 8612 SECRET → 9 Main St, VA 23220, Online
  القاعة عبر زووم SECRET → القاعة, Online
  القاعة <https://teams.example/8612> SECRET → القاعة, Online → القاعة, https://teams.example/8612
  Hall; the PIN is SECRET → Hall
  Gate, door code SECRET → Gate
  Hall (https://hall.example/a) → Hall → Hall, https://hall.example/a
  Prayer line 641-715-3580, 482913# → Prayer line, Online
  Teams 238 471 902 11 SECRET → Online
  MS Teams SECRET → Online
  Hall or Microsoft Teams SECRET → Hall, Online
  Hall, meet.google.com/abc SECRET → Hall, Online → Hall, meet.google.com/abc
  us06web.zoom.us/j/8612?pwd=SECRET → Online → us06web.zoom.us/j/8612
  Hall – church.webex.com/meet SECRET → Hall, Online → Hall, church.webex.com/meet
  meet.jit.si/a?jwt=SECRET → Online → meet.jit.si/a
  Choir, passwords are easy; the password is SECRET → Choir, passwords are easy
  Gate, pin code 48SECRET → Gate
  Youth, passcode kyrie SECRET → Youth
  Youth, Pass Code 4SECRET → Youth
  Back door, entry code 48SECRET → Back door
  Back door, Security Code SECRET → Back door
  Back door, access key: SECRET → Back door
  Vespers, SECRET is the password → Vespers
  Vespers, 48SECRET is our PIN → Vespers
  Vespers, كلمة السر: SECRET → Vespers
  Vespers, كود الدخول ٤٨٢٩ SECRET → Vespers
  Vespers, رمز الدخول هو SECRET → Vespers
  Vespers (P.W=SECRET) → Vespers
  Vespers, P.W. is SECRET → Vespers
  Vespers, p/w SECRET → Vespers
  Zoom Bible Study 4829, then kyrie → Online
  Zoom Bible Study ID SECRET → Online
  On Zoom → Online
  Dial-in: 605-313-4000 SECRET → Online
  Call in at 605 313 4000 SECRET → Online
  One-tap +16053134000,,86123456# SECRET → Online
`;

/** Abbreviations, words for a password without a value, initials, services in a name, and numbers that open nothing. */
const harmless = `
  Feast of St.George/St.Mercurius
  Fr.Antony/Fr.Luke: Confessions
  Lapel Pins for Servants
  10-Year Pin 2026
  Key to Happiness
  Passing the Torch
  Password Safety for Parents
  PASSWORD SAFETY NIGHT
  Pass the Plate
  Access Code of Conduct
  كلمة السر في الصلاة
  P.W. Smith
  Lecture by P.W. Botros on Unity
  Zoom Camp for Kids
  Zoom Bible Study
  FaceTime With God Retreat 2026
  Zoom Zoom Car Rally, 7:30 AM
  Ministry Teams Retreat
  Teams of 12 meet at 6
  Call-in Sick Relief
  Dial down stress
  Photo ID needed
  Office: 804-555-0100
  Psalm 119, 105
  Room #204, Floor #3
  Dress code: white
  Hall,, 9 Main St, Richmond,,23220
`;

it.each(rowsOf(calls))('%j is shown as %j', (text = '', ...expected) => {
  const [hidden = '', withAddress = hidden] = expected;
  expect(show(text, false)).toEqual([hidden, hidden]);
  expect(show(text, true)).toEqual([withAddress, withAddress]);
});

it.each(rowsOf(harmless))('%j names no call, and is shown whole', (text = '') => {
  expect(show(text, true)).toEqual([text, text]);
});

/** @returns what is shown of a text as a title, and as a place */
function show(text: string, showOnlineAddresses: boolean) {
  const event = { firstDate: '2026-12-06', lastDate: '2026-12-06', start: '', end: '' } as const;
  const shown = hideCalls({ ...event, title: text, place: text }, { showOnlineAddresses });
  expect(shown).toMatchObject(event);
  const { title, place, online } = inWords(shown);
  return [title, [place, online].filter(Boolean).join(', ')];
}
