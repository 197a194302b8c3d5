import { en } from '#i18n/words.ts';
import type { SchedulePage } from '#schemas/pages/schedule.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { cut } from './html-to-text.ts';

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

/** @returns the text up to the first sign of a call, and what is shown instead of the rest */
export function hideCall(text: string, showAddress = false): { text: string; online?: string | undefined } {
  const index = text.search(signs);
  if (index < 0) return { text: cut(text) };
  const kept = cut(endings.reduce((start, ending) => start.replace(ending, ''), text.slice(0, index)));
  const address = showAddress ? webAddress.exec(text)?.[0].replace(withPassword, '') : undefined;
  const namesCall = kept === '' || calls.test(text);
  return { text: kept, online: address ?? (namesCall ? en.online : undefined) };
}

/** @param patterns of words, whatever their case; a number may follow them without a space */
const words = (...patterns: string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?!\p{L})`, 'iu');

const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'iu');

const calls = either(
  words(
    'zoom|webex|skype|facetime|jitsi|whatsapp|google meet|(?:ms|microsoft) teams|teams (?:call|meeting)',
    'video ?(?:call|chat|conference|meeting)|(?:conference|phone) call|teleconference|webinar',
    '(?:dial|call|phone)[- ]?in|dial|one[- ]tap|(?:meeting|webinar) (?:id|number)|id(?=[\\s:#]*\\d)',
    '(?:ال|ب)?زوو?م',
  ),
  // The host of a call, and the pauses of a number that dials by itself, before or after its digits
  /\b(?:meet|teams)\.[a-z]/,
  /\+?\d[\d\s().-]*,,|,,\s*(?:\d{6}|\d*[*#])/,
);

const passwords = words(
  'pass[ -]?(?:code|word|phrase|key)s?|p[/.]?\\s?wd?\\.?|pass(?=\\s*[:=#-]|\\s*\\d)|pin(?: ?code)?',
  '(?:access|conference|door|entry|host|join|meeting|security) (?:code|key)',
  'و?(?:ال)?(?:كلم[ةه]|رمز|كود|رقم) (?:ال)?(?:مرور|سر|سري|دخول)',
);

/** With a protocol or `www.`, or a host name with a path: `meet.example/abc`. */
const webAddress = /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.|\b(?:[a-z\d-]+\.)+[a-z]{2,}[/?])[^\s>)]*/i;

const signs = either(calls, passwords, webAddress);

/** Of a web address: `https://user:password@`, and what follows its path. */
const withPassword = /(?<=:\/\/)[^/\s]*@|[?#&;].*$/g;

/** What introduces a call: `…, 482913 is the`, `… or via (`, `…, 861 2345 6789`. */
const endings = [
  /[^,;|(<]*(?:\sis|=)(?:\s+the)?\s*$/i,
  /(?:[\s,;:|(<[–—-]|(?<![\p{L}\p{N}])(?:or|and|via|at|on|by|in|with|the|أو|و|على|عبر))+$/iu,
  /(?:^|[,;|(<])[^\p{L}]*$/u,
];
