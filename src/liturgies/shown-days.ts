import { addDays, type CalendarDate } from '#time/dates.ts';
import type { During } from '#time/during.ts';
import { midnightOf } from '#time/time-zones.ts';

/** The days for which a page is right without another build: the script of `data-during` works on them. */
export const SHOWN_DAYS = 3;

/**
 * The day of the build and the two days after it, in minutes since 1970 in UTC.
 * @param timeZone of the parish
 * @param changes when something begins or ends, in which order and how often ever
 */
export function shownDays(today: CalendarDate, timeZone: string, changes: readonly number[]): ShownDays {
  const midnights = Array.from({ length: SHOWN_DAYS + 1 }, (_, index) =>
    midnightOf(addDays(today, index), timeZone),
  );
  const [start = 0] = midnights;
  const end = midnights.at(-1) ?? start;
  const moments = [...midnights, ...changes].filter((it) => start <= it && it < end);
  return {
    moments,
    dateAt: (minute) =>
      addDays(
        today,
        midnights.findLastIndex((it) => it <= minute),
      ),
    when: (isTrue, among = moments) => periods(among, isTrue),
  };
}

export interface ShownDays {
  /** At which something may change. */
  moments: readonly number[];
  dateAt: (minute: number) => CalendarDate;
  /** @returns when something is true; `undefined` for always */
  when: (isTrue: (minute: number) => boolean, among?: readonly number[]) => During;
}

/**
 * @param moments at which it may change
 * @returns when something is true, from and to, the first moment as 0; `undefined` for always, which the last moment goes on into
 */
function periods(moments: readonly number[], isTrue: (minute: number) => boolean): During {
  const sorted = [...new Set(moments)].sort((a, b) => a - b);
  const values = sorted.map(isTrue);
  if (values.every(Boolean)) return undefined;
  return sorted.flatMap((moment, index) => {
    const isChange = values[index] !== (index > 0 && values[index - 1]);
    return isChange ? (index > 0 ? moment : 0) : [];
  });
}
