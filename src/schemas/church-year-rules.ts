import type { YearlyDate } from '#time/church-year.ts';
import { copticMonths } from '#time/coptic-calendar.ts';
import type { Report } from './fields/rule.ts';

/** A period ends before it begins in no year. */
export function checkPeriod({ firstDate, lastDate }: Period, report: Report): void {
  if (!lastDate || extremes.every((year) => dayOfYear(firstDate, year) <= dayOfYear(lastDate, year))) return;
  report(['lastDate'], `a date that is in no year before the first one, ${describe(firstDate)}`);
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

interface Period {
  firstDate: YearlyDate;
  lastDate?: YearlyDate | undefined;
}
