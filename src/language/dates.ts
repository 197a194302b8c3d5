import { type CalendarDate, dateIn, nextWeekday, type Weekday, weekdayOf } from '#time/dates.ts';
import { type Hours, parseTime, type TimeOfDay } from '#time/time-of-day.ts';
import { currentLanguage } from './current-language.ts';
import type { Language } from './languages.ts';
import { fillTemplate } from './templates.ts';

/** All texts are in the current language, or in that which is given: a date within a text has the language of the text. */
type DateText = (date: CalendarDate, language?: Language) => string;

const formatAs =
  (options: Intl.DateTimeFormatOptions): DateText =>
  (date, language = currentLanguage()) =>
    partsOf(date, options, language)
      .map(({ value }) => value)
      .join('');

/** @returns the parts of a date. In other languages than English a line may break after the day of the week only. */
function partsOf(date: CalendarDate, options: Intl.DateTimeFormatOptions, language: Language) {
  const { locale, code, firstDay = '1' } = language;
  const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(
    new Date(date),
  );
  if (code === 'en') return parts;
  return parts.map(({ type, value }, index) => {
    if (type === 'day' && value === '1') return { type, value: firstDay };
    if (type !== 'literal') return { type, value };
    // Arabic writes no comma there.
    if (parts[index - 1]?.type === 'weekday') return { type, value: value.replace('،', '') };
    return { type, value: value.replace(/ /g, '\u00A0') };
  });
}

/** @returns the name of a day: `Sunday` */
export const formatDayOfWeek = (day: Weekday, language?: Language) =>
  formatAs({ weekday: 'long' })(nextWeekday('2026-01-01', day), language);

/** @returns the date with its year: `November 18, 2012` */
export const formatDate = formatAs({ dateStyle: 'long' });

/** @returns the date without its year: `April 3` */
export const formatDay = formatAs({ month: 'long', day: 'numeric' });

/** @returns the day of the week and the date without its year: `Sunday, December 6` */
export const formatLongDay = formatAs({ weekday: 'long', month: 'long', day: 'numeric' });

/** @returns the evening of a date: `Wednesday evening, January 6` */
export const formatEvening: DateText = (date, language = currentLanguage()) =>
  fillTemplate(language.words.evening, {
    weekday: formatDayOfWeek(weekdayOf(date), language),
    day: formatDay(date, language),
  });

/** @returns the day of the week and the date with its year: `Sunday, December 6, 2026` */
export const formatLongDate = formatAs({ dateStyle: 'full' });

/** @returns a moment with its hour: `November 18, 2026 at 3:12 AM` */
export function formatMoment(moment: Date, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return fillTemplate(currentLanguage().words.dayAndTime, {
    day: formatDate(dateIn(timeZone, moment)),
    time: formatTime(clock.format(moment) as TimeOfDay),
  });
}

/** @returns the same in two parts, between which a line may break: `Sunday,` and `December 6, 2026` */
export function splitLongDate(date: CalendarDate): string[] {
  const parts = partsOf(date, { dateStyle: 'full' }, currentLanguage());
  const [weekday, comma, ...rest] = parts.map(({ value }) => value);
  return [`${weekday}${comma?.trimEnd()}`, rest.join('')];
}

/** @returns the number of a day of a month, before the name of the month: `28`, `28.`, `1er` */
export function formatDayOfMonth(day: number): string {
  const { words, firstDay = '1' } = currentLanguage();
  return fillTemplate(words.dayOfMonth, { day: day === 1 ? firstDay : day });
}

/** @returns the first and the last of several days in one month: `September 28–30, 2027` */
export function formatDaysOfMonth(first: CalendarDate, last: CalendarDate): string {
  const language = currentLanguage();
  return partsOf(last, { dateStyle: 'long' }, language)
    .map(({ type, value }) =>
      type === 'day'
        ? fillTemplate(language.words.daysOfMonth, {
            first: formatDayOfMonth(Number(first.slice(8))),
            last: value,
          })
        : value,
    )
    .join('');
}

/** @returns the first and the last of several days: `Monday, March 8 – Friday, April 23, 2027` */
export function formatDateRange(first: CalendarDate, last: CalendarDate): string {
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return formatRange((isOneYear ? formatLongDay : formatLongDate)(first), formatLongDate(last)).join(' ');
}

/**
 * @param first with its offset to UTC, as is the last: `2026-12-04T18:00:00-05:00`; the times are shown as they are there
 * @returns the two without their year: `Friday, December 4 at 6:00 PM – Sunday, December 6 at 2:00 PM`
 */
export function formatDateTimeRange(first: string, last: string): string {
  const { dayAndTime } = currentLanguage().words;
  const [from = '', to = ''] = [first, last].map((moment) =>
    fillTemplate(dayAndTime, {
      day: formatLongDay(moment.slice(0, 10) as CalendarDate),
      time: formatTime(moment.slice(11, 16) as TimeOfDay),
    }),
  );
  return formatRange(from, to).join(' ');
}

/** @returns the first and the last of several days in two parts: `March 8 –`, `April 3` */
export const formatRange = (first: string, last: string): string[] =>
  currentLanguage().words.days.map((text) => contract(fillTemplate(text, { first, last })));

/** @returns a text that ends with a preposition, and the date after it: `until April 3`, `fino all’8 aprile` */
export const joinDate = (text: string, date: string): string => contract(`${text} ${date}`);

/** Contracts a preposition and the beginning of a date by the words of the language: `all’8` for `al 8`. */
function contract(text: string): string {
  const contractions: Readonly<Record<string, string>> = currentLanguage().words.contractions;
  return Object.entries(contractions).reduce(
    (it, [full, contracted]) => it.replace(RegExp(`(?<!\\p{L})${full}(?![\\p{L}\\d])`, 'gu'), contracted),
    text,
  );
}

/** @returns a time of day that is no range: `8:30 AM`, `8:30 Uhr` */
export const formatTime = (time: TimeOfDay): string =>
  fillTemplate(currentLanguage().words.timeAlone, { time: formatClock(time).text });

/**
 * @returns the start and the end as text and as ISO 8601 writes them. In English the start omits AM or PM where both ends share it:
 *   `{ startTime: { text: '5:00', iso: '05:00' }, endTime: { text: '7:00 AM', iso: '07:00' } }`
 */
export function timeRange({ startTime, endTime }: Hours) {
  const [start, end] = [formatClock(startTime), formatClock(endTime)];
  const isShared = currentLanguage().code === 'en' && start.period === end.period;
  return {
    startTime: { text: isShared ? start.time : start.text, iso: start.iso },
    endTime: { text: end.text, iso: end.iso },
  };
}

/** @returns a time as a clock has it, with its half of the day where the clock has twelve hours */
function formatClock(time: TimeOfDay) {
  const { words, locale } = currentLanguage();
  const { iso, minutes } = parseTime(time);
  const isTwelveHours = words.time.includes('{period}');
  const parts = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: isTwelveHours,
    timeZone: 'UTC',
  }).formatToParts(minutes * 60_000);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  // The format of the hour alone is fixed: `Intl` writes 08:30 in German.
  const hour = String(Number(part('hour')) % 24);
  const values = { hour, minute: part('minute'), period: part('dayPeriod') };
  const text = fillTemplate(values.minute === '00' ? words.fullHour : words.time, values);
  return { text, time: `${hour}:${values.minute}`, period: values.period, iso };
}

/** @returns what people call the time of a zone, in winter as in summer: `Eastern Time` */
export const timeZoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat(currentLanguage().locale, { timeZone, timeZoneName: 'longGeneric' })
    // In 1970, Germany and France had no summer time, and their time was called standard time.
    .formatToParts(Date.UTC(2026, 0))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
