import type { z } from 'astro/zod';
import { copticMonths, type YearlyDate, type YearlyPeriod } from './fields/coptic-date.ts';

/** Each date is a day that its month has every year, and no period ends before it begins. */
export function checkDates({ observances, weeklyFast }: Dates, context: z.RefinementCtx): void {
  for (const [index, { firstDate, lastDate, omitted }] of observances.entries()) {
    checkPeriod(['observances', index], firstDate, lastDate);
    if (omitted) checkPeriod(['observances', index, 'omitted'], omitted.firstDate, omitted.lastDate);
  }
  checkPeriod(['weeklyFast', 'omitted'], weeklyFast.omitted.firstDate, weeklyFast.omitted.lastDate);

  function checkPeriod(path: Path, first: YearlyDate, last: YearlyDate | undefined): void {
    const valid = isValid(first, [...path, 'firstDate']);
    if (!last || !isValid(last, [...path, 'lastDate']) || !valid) return;
    if (extremes.every((year) => dayOfYear(first, year) <= dayOfYear(last, year))) return;
    const message = `a date that is in no year before the first one, ${describe(first)}`;
    context.addIssue({ code: 'custom', path: [...path, 'lastDate'], message, input: describe(last) });
  }

  function isValid({ month, day = 1 }: YearlyDate, path: Path): boolean {
    if (month !== 'nasi' || day <= 5) return true;
    const message = `a day from 1 to 5; ${month} has a sixth day only in leap years`;
    context.addIssue({ code: 'custom', path: [...path, 'day'], message, input: day });
    return false;
  }
}

function dayOfYear(
  { month, day, ...date }: YearlyDate,
  { pascha, leapDays }: (typeof extremes)[number],
): number {
  if (month === undefined || day === undefined) return pascha + (date.daysFromPascha ?? 0);
  return 30 * copticMonths.indexOf(month) + day - (date.dayEarlierAfterLeapYear ? leapDays : 0);
}

/** In every Coptic year, the Resurrection is from 26 Paremhat to 30 Parmouti, the 206th to the 240th day. */
const extremes = [206, 240].flatMap((pascha) => [0, 1].map((leapDays) => ({ pascha, leapDays })));

const describe = ({ month, day, daysFromPascha }: YearlyDate) =>
  month ? `${String(day)} ${month}` : `${String(daysFromPascha)} days from Pascha`;

interface Dates {
  observances: readonly {
    firstDate: YearlyDate;
    lastDate?: YearlyDate | undefined;
    omitted?: YearlyPeriod | undefined;
  }[];
  weeklyFast: { omitted: YearlyPeriod };
}

type Path = (string | number)[];
