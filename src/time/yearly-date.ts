import { type CopticMonth, copticMonths, fromCoptic, isCopticLeapYear, paschaOf } from './coptic-calendar.ts';
import { addDays, type CalendarDate, weekdayOf } from './dates.ts';

/**
 * A date of every Coptic year, as a priest says it:
 *
 * - `29 Koiak`
 * - `Pascha`, the Resurrection, or `Nativity`, which is 29 Koiak, and 28 Koiak after a Coptic leap year
 * - `55 days before Pascha`, `49 days after Pascha`, `1 day before Nativity`
 * - `Paramoun of Nativity`, `Paramoun of 11 Tobi`: the first day of the fast on its eve, which is the day before, or the
 *   Friday before when that is a Saturday or Sunday
 */
export type YearlyDate = DayOfYear | `Paramoun of ${DayOfYear}`;
type DayOfYear = `${number} ${string}` | Feast | `${number} ${'day' | 'days'} ${'before' | 'after'} ${Feast}`;
type Feast = keyof typeof feasts;

/** Without flags, for forms. {@link findDateIssue} checks the numbers and the names of months. */
export const yearlyDatePattern =
  /^(Paramoun of )?(?:(\d{1,2}) (?!days? )(\D*[^\d.])|(?:(\d{1,3}) days? (before|after) )?(Pascha|Nativity))$/;

const feasts = {
  // A Coptic year begins in September, and its Pascha is in the following spring.
  Pascha: (copticYear: number) => paschaOf(copticYear + 284),
  Nativity: (year: number) => fromCoptic({ year, month: 4, day: isCopticLeapYear(year - 1) ? 28 : 29 }),
};

/**
 * @param copticYear in the era of the Martyrs
 * @throws {RangeError} for another text: the content check runs before, so this is a bug
 */
export function resolveDate(text: YearlyDate, copticYear: number): CalendarDate {
  const key = `${copticYear} ${text}`;
  const date = resolved.get(key) ?? calculateDate(text, copticYear);
  resolved.set(key, date);
  return date;
}

/** A build asks for the same dates on each of its pages. */
const resolved = new Map<string, CalendarDate>();

function calculateDate(text: YearlyDate, copticYear: number): CalendarDate {
  const { isParamoun, day, month, feast, days } = parse(text);
  const start = feast ? feasts[feast](copticYear) : fromCoptic({ year: copticYear, month, day });
  const date = addDays(start, days);
  if (!isParamoun) return date;
  const eve = addDays(date, -1);
  return addDays(eve, -(['Saturday', 'Sunday'].indexOf(weekdayOf(eve)) + 1));
}

/** @returns what would be right instead; `undefined` for a date that every year has */
export function findDateIssue(text: YearlyDate) {
  const { day, month, distance, feast } = parse(text);
  if (distance && (Number(distance) < 1 || Number(distance) > 120))
    return `from 1 to 120 days before or after ${feast}`;
  if (feast) return undefined;
  if (day < 1 || day > 30) return 'a day from 1 to 30';
  if (month === 0) return `one of the months ${copticMonths.join(', ')}, or what church-year.yaml calls it`;
  if (month === 13 && day > 5) return 'a day from 1 to 5, because El-Nasi has a sixth in leap years only';
  return undefined;
}

/** @returns the date with a name of its month that every parish has, `29 Koiak` for `29 Kiahk`; any other text as it is */
export function withKnownMonth(text: string, names: Partial<Record<CopticMonth, unknown>>) {
  const name = yearlyDatePattern.exec(text)?.[3];
  if (!name || monthNumber(name) > 0) return text;
  const month = copticMonths.find((it) => keyOf(String(names[it])) === keyOf(name));
  return month ? text.replace(name, month.charAt(0).toUpperCase() + month.slice(1)) : text;
}

function parse(text: YearlyDate) {
  const match = yearlyDatePattern.exec(text);
  if (!match) throw new RangeError(`'${text}' is not a date of the church year`);
  const [, paramoun, day, month = '', distance, direction, feast] = match;
  return {
    isParamoun: paramoun !== undefined,
    day: Number(day),
    month: monthNumber(month),
    feast: feast as Feast | undefined,
    distance,
    days: Number(distance ?? 0) * (direction === 'before' ? -1 : 1),
  };
}

/** @returns 13 for `El-Nasi`, 0 when it is unknown */
const monthNumber = (name: string) => copticMonths.findIndex((it) => it === keyOf(name)) + 1;

const keyOf = (name: string) => name.trim().toLowerCase().replace(/^el-/, '');
