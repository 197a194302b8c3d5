import { type CalendarDate, nextWeekday, type Weekday, weekdayOf, type WeekOfMonth } from '#time/dates.ts';
import { type Hours, parseTime, type TimeOfDay } from '#time/time-of-day.ts';
import { clockAt } from '#time/time-zones.ts';
import { currentLanguage, inLanguage } from './current-language.ts';
import { fillTemplate } from './templates.ts';

const formatAs = (options: Intl.DateTimeFormatOptions) => (date: CalendarDate) =>
  partsOf(date, options)
    .map(({ value }) => value)
    .join('');

/** Each takes a while to make, and pages have the same ones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** A line may break after the day of the week, in English before the year too. */
function partsOf(date: CalendarDate, options: Intl.DateTimeFormatOptions) {
  const { locale, code, firstDay = '1' } = currentLanguage();
  const parts = dateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(new Date(date));
  const isDayOrMonth = (at: number) => ['day', 'month'].includes(parts[at]?.type ?? '');
  return parts.map(({ type, value }, index) => {
    if (code === 'en' && !(isDayOrMonth(index - 1) && isDayOrMonth(index + 1))) return { type, value };
    if (type === 'day' && value === '1') return { type, value: firstDay };
    if (type !== 'literal') return { type, value };
    // Arabic writes no comma there.
    if (parts[index - 1]?.type === 'weekday') return { type, value: value.replace('،', '') };
    return { type, value: value.replace(/ /g, '\u00A0') };
  });
}

/** `Sunday`; `first Sunday of the month` */
export function formatDayOfWeek(day: Weekday, week?: WeekOfMonth) {
  const weekday = formatAs({ weekday: 'long' })(nextWeekday('2026-01-01', day));
  return week ? contract(fillTemplate(currentLanguage().words.weeksOfMonth[week], { weekday })) : weekday;
}

/** `November` */
export const formatMonth = formatAs({ month: 'long' });

/** `November 18, 2012` */
export const formatDate = formatAs({ dateStyle: 'long' });

/** `April 3` */
export const formatDay = formatAs({ month: 'long', day: 'numeric' });

/** `Sunday, December 6` */
export const formatLongDay = formatAs({ weekday: 'long', month: 'long', day: 'numeric' });

/** `Wednesday evening, January 6`, in the language of the text around it. */
export const formatEvening = (date: CalendarDate, language = currentLanguage()) =>
  inLanguage(language, () => formatPartOfDay(language.words.evening, date));

/** @param text `{weekday} night, {day}` */
export const formatPartOfDay = (text: string, date: CalendarDate) =>
  fillTemplate(text, { weekday: formatDayOfWeek(weekdayOf(date)), day: formatDay(date) });

/** `Sunday, December 6, 2026` */
export const formatLongDate = formatAs({ dateStyle: 'full' });

/** `November 18, 2026 at 3:12 AM` */
export function formatMoment(moment: Date, timeZone: string) {
  const [date = '', time = ''] = clockAt(timeZone, moment.getTime()).toString().split('T');
  return dayAndTime(formatDate(date as CalendarDate), time.slice(0, 5));
}

const dayAndTime = (day: string, time: string) =>
  fillTemplate(currentLanguage().words.dayAndTime, { day, time: formatTime(time as TimeOfDay) });

/** @returns two parts, between which a line may break: `Sunday,` and `December 6, 2026` */
export function splitLongDate(date: CalendarDate) {
  const parts = partsOf(date, { dateStyle: 'full' });
  const [weekday, comma, ...rest] = parts.map(({ value }) => value);
  return [`${weekday}${comma?.trimEnd()}`, rest.join('')];
}

/** The number of a day before the name of its month: `28`, `28.`, `1er`. */
export function formatDayOfMonth(day: number) {
  const { words, firstDay = '1' } = currentLanguage();
  return fillTemplate(words.dayOfMonth, { day: day === 1 ? firstDay : day });
}

/** `September 28–30, 2027` */
export function formatDaysOfMonth(firstDate: CalendarDate, lastDate: CalendarDate) {
  const { daysOfMonth } = currentLanguage().words;
  const first = formatDayOfMonth(Number(firstDate.slice(8)));
  return partsOf(lastDate, { dateStyle: 'long' })
    .map(({ type, value }) => (type === 'day' ? fillTemplate(daysOfMonth, { first, last: value }) : value))
    .join('');
}

/** `Monday, March 8 – Friday, April 23, 2027` */
export function formatDateRange(first: CalendarDate, last: CalendarDate) {
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  return formatRange((isOneYear ? formatLongDay : formatLongDate)(first), formatLongDate(last)).join(' ');
}

/**
 * `Friday, December 4 at 6:00 PM – Sunday, December 6 at 2:00 PM`
 * @param first local, as is the last: `2026-12-04T18:00:00-05:00`
 */
export function formatDateTimeRange(first: string, last: string) {
  const [from = '', to = ''] = [first, last].map((moment) =>
    dayAndTime(formatLongDay(moment.slice(0, 10) as CalendarDate), moment.slice(11, 16)),
  );
  return formatRange(from, to).join(' ');
}

/** @returns two parts, between which a line may break: `March 8 –` and `April 3` */
export const formatRange = (first: string, last: string) =>
  currentLanguage().words.days.map((text) => contract(fillTemplate(text, { first, last })));

/** @returns `through April 3`: the date is the last day that counts, which `until` leaves open */
export const formatThrough = (date: string) =>
  contract(fillTemplate(currentLanguage().words.through, { date }));

/** @param text ends with a preposition: `from April 3`, `dall’8 aprile` */
export const joinDate = (text: string, date: string) => contract(`${text} ${date}`);

/** Replaces what words become beside each other: `all’8` for `al 8`, `الجمعة الأولى` for `الجمعة الأول`. */
function contract(text: string) {
  return Object.entries<string>(currentLanguage().words.contractions).reduce(
    (it, [full, contracted]) => it.replace(RegExp(`(?<!\\p{L})${full}(?![\\p{L}\\d])`, 'gu'), contracted),
    text,
  );
}

/** A time of day that is no range: `8:30 AM`, `8:30 Uhr`. */
export const formatTime = (time: TimeOfDay) =>
  fillTemplate(currentLanguage().words.timeAlone, { time: formatClock(time).text });

/** @returns the start and the end as `text` and `iso`. In English the start omits AM or PM where both share it: `5:00`, `7:00 AM` */
export function timeRange({ startTime, endTime }: Hours) {
  const [start, end] = [formatClock(startTime), formatClock(endTime)];
  const isShared = currentLanguage().code === 'en' && start.period === end.period;
  return { startTime: isShared ? { ...start, text: start.time } : start, endTime: end };
}

function formatClock(time: TimeOfDay) {
  const { words, locale } = currentLanguage();
  const { iso, minutes } = parseTime(time);
  const parts = dateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: words.time.includes('{period}') ? 'h12' : 'h23',
    timeZone: 'UTC',
  }).formatToParts(minutes * 60_000);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  const [hour, minute, period] = [Number(part('hour')), part('minute'), part('dayPeriod')];
  // `Intl` writes 08:30 in German.
  const text = fillTemplate(minute === '00' ? words.fullHour : words.time, { hour, minute, period });
  return { text, time: `${hour}:${minute}`, period, iso };
}

/** In winter as in summer: `Eastern Time`. */
export const timeZoneName = (timeZone: string) =>
  dateTimeFormat(currentLanguage().locale, { timeZone, timeZoneName: 'longGeneric' })
    // In 1970, Germany and France had no summer time, and their time was called standard time.
    .formatToParts(Date.UTC(2026, 0))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
