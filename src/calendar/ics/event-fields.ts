import { decodeHTMLStrict } from 'entities';
import type ICAL from 'ical.js';
import type { Temporal } from 'temporal-polyfill';
import type { TimeOfDay } from '#time/time-of-day.ts';
import { lastDateOf } from '#time/time-zones.ts';
import { dateOf, type DateOrTime, isDay } from './time-zones.ts';

export function textOf(event: ICAL.Component) {
  const summary = htmlToText(unescape(event.getFirstPropertyValue('summary')));
  // Calendars that hide the details of an event call it so.
  if (!summary || /^busy$/i.test(summary)) return undefined;
  const title = hideUrl(summary);
  const { text: place, online } = hideUrl(htmlToText(unescape(event.getFirstPropertyValue('location'))));
  return {
    title: [title.text, title.online].filter(Boolean).join(', '),
    ...(place && { place }),
    ...(online && { online }),
  };
}

/** Some programs escape texts twice, of which the library reads one. */
const unescape = (value: unknown) =>
  typeof value === 'string' && value.replace(/\\n/gi, ' ').replace(/\\([,;])/g, '$1');

/** More is not searched: the patterns take long for long words. */
const MAX_SEARCHED = 2000;
const MAX_LENGTH = 100;

/** @returns a text on one line, without HTML entities and control characters, also those of direction */
export function htmlToText(value: unknown) {
  if (typeof value !== 'string') return '';
  return decodeHTMLStrict(value.slice(0, MAX_SEARCHED))
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
}

/** @returns the text before a URL; `{online}` where that is for calls, or there is no other text */
function hideUrl(text: string) {
  const [before = '', ...urls] = text.split(url);
  if (urls.length === 0) return { text: cutText(text), online: '' };
  const kept = cutText(before.replace(connection, ''));
  return { text: kept, online: kept === '' || ofCall.test(text) ? '{online}' : '' };
}

/** Of services for calls, whose URLs are written without a protocol too: `meet.google.com/abc`. */
const hosts = String.raw`\b(?:[a-z\d-]+\.)*(?:zoom(?:gov)?\.(?:us|com)|webex\.com|meet\.google\.com|teams\.(?:microsoft|live)\.com|jit\.si|goto(?:meeting)?\.com|gotomeet\.me|whereby\.com|skype\.com|freeconferencecall\.com)\b`;
const ofCall = new RegExp(hosts, 'i');
const url = new RegExp(String.raw`\b[a-z][a-z\d+.-]*:\/\/|\bwww\.|${hosts}`, 'i');

/** What introduces a URL: `… or via (`. */
const connection = /(?:[\s,;:|(<[–—-]|(?<!\S)(?:or|and|via|at|on|أو|و|على|عبر)(?!\S))+$/i;

/** @returns at most 100 characters, if possible of whole words */
export function cutText(text: string) {
  const characters = Array.from(text);
  if (characters.length <= MAX_LENGTH) return text;
  const start = characters.slice(0, MAX_LENGTH - 1).join('');
  return `${start.replace(/\s+\S*$/, '')}…`;
}

/** @param timeZone the parish's */
export function spanOf(start: DateOrTime, end: DateOrTime, timeZone: string) {
  const firstDate = dateOf(start);
  // The end is exclusive: midnight, or the day after the last one.
  const endDate = isDay(end) ? dateOf(end.subtract({ days: 1 })) : lastDateOf(timeZone, end);
  const lastDate = endDate < firstDate ? firstDate : endDate;
  const allDay = { firstDate, lastDate, start: firstDate, end: lastDate };
  if (isDay(start) || isDay(end)) return allDay;
  const [from, to] = [formatIso(start), formatIso(end)];
  const hours = { startTime: timeOf(from), endTime: timeOf(to) };
  // Some programs write whole days as times.
  if (hours.startTime === '00:00' && /^(00:00|23:59)$/.test(hours.endTime) && from < to) return allDay;
  return { firstDate, lastDate, hours, start: from, end: to };
}

const formatIso = (time: Temporal.ZonedDateTime) =>
  time.toString({ timeZoneName: 'never', smallestUnit: 'second' });

const timeOf = (iso: string) => iso.slice(11, 16) as TimeOfDay;
