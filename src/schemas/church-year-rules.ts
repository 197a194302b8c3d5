import { resolveDate, type YearlyDate } from '#time/yearly-date.ts';
import type { Report } from './fields/rule.ts';

/** A period ends before it begins in no year. */
export function checkPeriod({ firstDate, lastDate }: Period, report: Report): void {
  if (!lastDate || years.every((year) => resolveDate(firstDate, year) <= resolveDate(lastDate, year))) return;
  report(['lastDate'], `a date that is in no year before the first one, ${firstDate}`);
}

/**
 * Coptic years with the earliest and the latest Resurrection (26 Paremhat and 30 Parmouti), after a leap year and not, and
 * between two of them the 28 years after which the days of the week repeat.
 */
const years = [...Array.from({ length: 28 }, (_, index) => 1699 + index), 1916, 1984];

interface Period {
  firstDate: YearlyDate;
  lastDate?: YearlyDate | undefined;
}
