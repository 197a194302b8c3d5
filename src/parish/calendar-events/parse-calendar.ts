import ICAL from 'ical.js';
import { isCalendar } from './calendar-copy.ts';
import { readTimeZones } from './time-zones.ts';

/**
 * Parses the events and time zones of an iCalendar file. An event that cannot be parsed is left out.
 *
 * @returns the VEVENT components in the order of the file, and the time zones by TZID
 * @throws {Error} when the text is not a calendar
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function parseCalendar(text: string) {
  if (!isCalendar(text)) throw new Error('The file is not an iCalendar file, or its end is missing.');
  // Some programs leave out that a date has no time. The library knows only rules in capital letters.
  const unfolded = text
    .replace(/\r?\n[ \t]/g, '')
    .replace(
      /^((?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(?!.*VALUE=)[^:]*):(?=\d{8}(,\d{8})*\r?$)/gim,
      '$1;VALUE=DATE:',
    )
    .replace(/^RRULE:.*$/gim, (rule) => rule.toUpperCase());
  // An event that cannot be parsed must not take the others with it, so each is parsed by itself.
  const events = blocksOf('VEVENT', unfolded).filter(hasValidDates).flatMap(parseComponent);
  return { events, timeZones: readTimeZones(blocksOf('VTIMEZONE', unfolded).flatMap(parseComponent)) };
}

/** @returns what a function reads, or nothing when it throws */
export function orNothing<Value>(read: () => Value[]): Value[] {
  try {
    return read();
  } catch {
    return [];
  }
}

const blocksOf = (name: string, text: string) =>
  text.match(new RegExp(String.raw`^BEGIN:${name}\r?\n[^]*?^END:${name}\b`, 'gim')) ?? [];

const parseComponent = (block: string) =>
  orNothing(() => [new ICAL.Component(ICAL.parse(block) as unknown[])]);

/** Whether all dates of an event can be read. The library makes something of every text. */
function hasValidDates(block: string): boolean {
  const lines = [...block.matchAll(/^(?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)\b.*$/gim)];
  const values = lines.flatMap(([line]) => line.replace(/^.*:/, '').trim().split(/[,/]/));
  return values.every((value) => dateTimeOrDuration.test(value));
}

const dateTimeOrDuration =
  /^(\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3])[0-5]\d[0-6]\dZ?)?|P[\dDHMSTW]+)$/;
