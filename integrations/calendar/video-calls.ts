import type { SchedulePage } from '#church/page-schemas.ts';
import type { CalendarEvent } from '#calendar/calendar-event.ts';

/**
 * Hides what would let anybody into a video call: addresses, numbers, passwords. They have no form of their own, so nothing
 * is shown from where a title or a place names a call or a password, or has a web address.
 * @param content where `showOnlineAddresses`, the web address is shown instead, without its query
 * @returns the event, its title and place cut to 100 characters
 */
export function hideCalls(
  { place, ...event }: CalendarEvent,
  { showOnlineAddresses }: Pick<SchedulePage['upcoming'], 'showOnlineAddresses'>,
): CalendarEvent {
  const title = hideCall(event.title, showOnlineAddresses);
  const { text, online } = hideCall(place ?? '', showOnlineAddresses);
  return {
    ...event,
    title: [title.text, title.online].filter(Boolean).join(', '),
    ...(text && { place: text }),
    ...(online && { online }),
  };
}

/** Stands for the word of each language. */
const ONLINE = '{online}';

/** @returns the text up to the first sign of a call, and what is shown instead of the rest */
export function hideCall(text: string, showAddress = false): { text: string; online?: string | undefined } {
  const indexes = [...calls, ...passwords, webAddress].map((sign) => text.search(sign));
  const index = Math.min(...indexes.map((found) => (found < 0 ? Infinity : found)));
  if (index === Infinity) return { text: cut(text) };
  const kept = cut(endings.reduce((start, ending) => start.replace(ending, ''), text.slice(0, index)));
  const address = showAddress ? webAddress.exec(text)?.[0].replace(withPassword, '') : undefined;
  const namesCall = kept === '' || calls.some((call) => call.test(text));
  return { text: kept, online: address ?? (namesCall ? ONLINE : undefined) };
}

const MAX_LENGTH = 100;

/** @returns the text, cut to 100 characters at the end of a word if possible */
function cut(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= MAX_LENGTH) return text;
  const start = characters.slice(0, MAX_LENGTH - 1).join('');
  return `${start.replace(/\s+\S*$/, '')}…`;
}

/** @param pattern of words, whatever their case; a number may follow them without a space */
const words = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?!\p{L})`.replaceAll('~', CODE), 'iu');

/** In a pattern `~`: three letters or digits, of which one is a digit. */
const CODE = String.raw`(?=[\p{L}\p{N}]*\p{N})[\p{L}\p{N}]{3}`;

const keys = String.raw`pass[ -]?(?:word|phrase|key)s?|(?:access|conference|door|entry|gate|host|join|meeting|security) (?:code|key)s?`;

/** Of services for calls. */
const hosts = String.raw`zoom(?:gov)?\.(?:us|com)|webex\.com|meet\.google\.com|teams\.(?:microsoft|live)\.com|jit\.si|goto(?:meeting)?\.com|gotomeet\.me|whereby\.com|skype\.com|freeconferencecall\.com`;

/**
 * What follows a word in a name, as in `Zoom Camp for Kids`: two words, and nothing then, as far as it is shown, that may
 * open a call.
 */
const NAME = String.raw`(?-i: \p{Lu}\p{Ll}+ \p{L}*\p{Ll}(?![^]{0,200}(?:\p{Lu}{3}|[=#]|:(?!\d\d)|(?!20\d\d\b)\d(?: ?\d){3})))`;

const calls = [
  // Bible study on Zoom, but no Zoom Camp for Kids
  words(`(?:zoom|webex|skype|facetime|jitsi|whatsapp|google meet|(?:ال|ب)?زوو?م)(?!${NAME})`),
  // Webinar on marriage
  words('video ?(?:call|chat|conference|meeting)|conference call|teleconference|webinar'),
  // Microsoft Teams Meeting, Teams 238 471 902 11
  words(String.raw`(?:ms|microsoft) teams|teams(?=\D{1,20}\d[\d ]{8})`),
  // church.webex.com, https://teams.example/8612
  new RegExp(String.raw`\b(?:${hosts})\b|\/\/(?:[\w-]+\.)*(?:meet|teams)\.`, 'i'),
  // Dial in: (605) 313-4000
  words(String.raw`(?:(?:dial|call|phone)[- ]?in|dial|one[- ]tap)(?=\D{0,15}\d[\d\s().-]{5})`),
  // Meeting ID: 8612
  words(String.raw`(?:(?:meeting|webinar) (?:id|number)|id)(?=[\s:#.]*\d[\d ]{3})`),
  // 605-313-4000, 482913#
  /\+?\(?\d[\d\s().-]{6,}\d\D{1,20}\d{3,}\s?#/,
  // +13126266799,,86123456789#
  /\+?\d[\d\s().-]*,,|,,\s*(?:\d{6}|\d*[*#])/,
];

const passwords = [
  // Passcode kyrie
  words(String.raw`(?:pass[ -]?codes?|pwd?|p\/\s?wd?)(?=[^\p{L}\p{N}]*[\p{L}\p{N}])`),
  // P.W. kyrie, but no P.W. Smith
  words(String.raw`p\.\s?w(?=\.?(?:\s*[:=#]|\s+is\s|\s+(?:~|(?!(?-i:\p{Lu}\p{Ll}))[\p{L}\p{N}]{4})))`),
  // The password is at the door, access code: 482913
  words(String.raw`(?:${keys})(?=\s*[:=#]|\s+is\s|[^\p{L}\p{N}]*~)`),
  // Password KYRIE
  words(String.raw`(?=\S*(?-i:[a-z]))(?:${keys})\s+(?-i:[A-Z]{3,})`),
  // PIN 4829, but no lapel pin of 2026
  words(String.raw`pin(?: ?code| number)?(?=\s+is\s|\s*[:=#]\s*~|[^\p{L}\p{N}]*(?!(?:19|20)\d\d(?!\d))~)`),
  // pass: 4829
  words(String.raw`pass(?=\s*[:=#]\s*~)`),
  // 4829 is the PIN
  words(String.raw`(?<=\sis (?:the|our|your) )(?:${keys}|pass[ -]?code|pin)`),
  // كلمة المرور: 4829
  words(
    String.raw`و?(?:ال)?(?:كلم[ةه]|رمز|كود|رقم) (?:ال)?(?:مرور|سر|سري|دخول)(?=\s*[:=]|\s+ه[وي]\s|[^\p{L}\p{N}]*[a-z\p{N}])`,
  ),
];

/** With a protocol or `www.`, or of a service whose addresses are written without: `meet.google.com/abc`. */
const webAddress = new RegExp(
  String.raw`(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.|\b(?:[a-z\d-]+\.)*(?:${hosts})\b)[^\s>)]*`,
  'i',
);

/** Of a web address: `https://user:password@`, and what follows its path. */
const withPassword = /(?<=:\/\/)[^/\s]*@|[?#&;].*$/g;

/** What introduces a call: `…, 482913 is the`, `… or via (`, `…, 861 2345 6789`. */
const endings = [
  /[^,;|(<]*(?:\sis|=)(?:\s+(?:the|our|your))?\s*$/i,
  /(?:[\s,;:|(<[–—-]|(?<![\p{L}\p{N}])(?:or|and|via|at|on|by|in|with|the|أو|و|على|عبر))+$/iu,
  /(?:^|[,;|(<])[^\p{L}]*$/u,
];
