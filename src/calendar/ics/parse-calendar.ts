import ICAL from 'ical.js';
import { readTimeZones } from './time-zones.ts';

/**
 * Parses what `readCalendar` has read. A line that cannot be read is left out, or its event, where the event would be wrong without it.
 * @returns the events, the time zones by TZID, and the first such line of each event
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function parseCalendar(text: string) {
  // The library knows only rules in capital letters without spaces.
  const unfolded = text
    .replace(/\r?\n[ \t]/g, '')
    .replace(/^RRULE:.*$/gim, (rule) => rule.toUpperCase().replace(/\s/g, ''));
  const parsed = blocksOf('VEVENT', unfolded).map(parseEvent);
  return {
    events: parsed.flatMap(({ event }) => event ?? []),
    timeZones: readTimeZones(blocksOf('VTIMEZONE', unfolded)),
    brokenLines: parsed.flatMap(({ brokenLine }) => brokenLine ?? []),
  };
}

/** A block whose end is missing ends where the next begins. */
function blocksOf(name: string, text: string) {
  const block = String.raw`^BEGIN:${name}\r?\n[^]*?(^END:${name}\b|(?=^BEGIN:${name}\b|^END:VCALENDAR\b))`;
  return text.match(new RegExp(block, 'gim')) ?? [];
}

/** Each line is parsed by itself, so that none takes another with it. An empty property is ignored. */
function parseEvent(block: string): { event?: ICAL.Component; brokenLine?: string | undefined } {
  const event = new ICAL.Component('vevent');
  const own = block.replace(/^BEGIN:(?!VEVENT\b)(\S+)[^]*?^END:\1\b.*$/gim, '');
  const lines = (allDay.test(own) ? own.replace(midnight, '') : own).split(/\r?\n/);
  const undecoded = lines.find((line) => /^(SUMMARY|LOCATION)\b.*\uFFFD/i.test(line));
  if (undecoded) return { brokenLine: undecoded };
  const brokenLines: string[] = [];
  for (const line of lines.filter((it) => properties.test(it)).flatMap(splitDates)) {
    try {
      event.addProperty(parseProperty(line));
    } catch {
      brokenLines.push(line);
    }
  }
  const isWhole = event.hasProperty('dtstart') && /^END:/i.test(lines.at(-1) ?? '');
  if (!isWhole || brokenLines.some((line) => /^(STATUS|CLASS)\b/i.test(line))) {
    return { brokenLine: brokenLines[0] ?? lines.find((line) => /^UID:/i.test(line)) ?? lines[0] };
  }
  // Without the name of the instance that it replaces it would replace the series.
  if (brokenLines.some((line) => /^RECURRENCE-ID\b/i.test(line))) event.removeAllProperties('uid');
  // It replaces one instance: no calendar of Google, Outlook or Apple is known to change those that follow by it.
  return {
    event,
    brokenLine: brokenLines[0] ?? lines.find((line) => /^RECURRENCE-ID;.*\bRANGE=/i.test(line)),
  };
}

/** @returns a line for each of a list of dates, so that a wrong one costs itself only; none for an empty value */
function splitDates(line: string) {
  const colon = line.lastIndexOf(':');
  const [name, list] = [line.slice(0, colon + 1), line.slice(colon + 1)];
  const values = /^(EXDATE|RDATE)\b/i.test(line) ? list.split(',') : [list];
  return values.filter((value) => value.trim()).map((value) => name + value);
}

function parseProperty(line: string) {
  if (uncountable.test(line)) throw new Error(`Not a rule that can be counted: ${line}`);
  const property = ICAL.Property.fromString(dates.test(line) ? withType(line) : line);
  // The library parses values when they are read.
  property.getValues();
  return property;
}

/**
 * Adds the type to a line of dates, times or periods: programs leave it out, or give a date a time.
 * @throws {Error} when one is not valid: the library makes a date of every text
 */
function withType(line: string) {
  const colon = line.lastIndexOf(':');
  const [name, list] = [line.slice(0, colon), line.slice(colon + 1)];
  const values = list.split(',').map((value) => value.trim());
  // The library parses durations.
  const times = values.flatMap((value) => value.split('/')).filter((part) => !/^[+-]?P/.test(part));
  const isPeriod = list.includes('/');
  if (!times.every((time) => dateTime.test(time)) || (isPeriod && !/^RDATE\b/i.test(name))) {
    throw new Error(`Not a valid date: ${line}`);
  }
  const isDate = /;VALUE=DATE(;|$)/i.test(name) || times.every((time) => time.length === 8);
  const type = isPeriod ? ';VALUE=PERIOD' : isDate ? ';VALUE=DATE' : '';
  const texts = type === ';VALUE=DATE' ? values.map((value) => value.slice(0, 8)) : values;
  return `${name.replace(/;(VALUE=[^;]*)?(?=;|$)/gi, '')}${type}:${texts.join(',')}`;
}

/**
 * The libraries misread a number that JavaScript writes with an exponent, and end a series of which the count is negative. They count
 * other calendars as the Gregorian one, and ignore SKIP beside days that a month may lack.
 */
const uncountable =
  /^RRULE:.*(\d{16}|COUNT=-|RSCALE=(?!GREGORIAN(;|$))|BYMONTHDAY=([^;]*,)?-?(29|3\d)\b.*SKIP=[BF]|SKIP=[BF].*BYMONTHDAY=([^;]*,)?-?(29|3\d)\b)/;

/** Outlook may write the days of an all-day event as midnight. */
const allDay = /^X-MICROSOFT-CDO-ALLDAYEVENT:TRUE\s*$/im;
const midnight = /(?<=^(?:DTSTART|DTEND)\b.*:\d{8})T000000Z?(?=\s*$)/gim;

const dates = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)\b/i;

const properties =
  /^(UID|SEQUENCE|SUMMARY|LOCATION|STATUS|CLASS|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID)[;:]/i;

const dateTime = /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3])[0-5]\d[0-6]\dZ?)?$/;
