import type { Paint } from './paints.ts';

/** How much slower a page may be, as a fraction of its old time, in addition to the noise of the measurement. */
const tolerance = 0.03;

/**
 * Compares the paints of the pages in two builds. The noise is the largest difference of the old build from itself on
 * any page: the difference on one page alone is often small by chance.
 *
 * @param pages each with the paints of the old build, of the old build measured a second time, and of the new build
 * @returns a row per page and metric, in milliseconds; it fails when the new build is slower by more than noise and
 *   tolerance
 */
export function comparePaints(pages: readonly MeasuredPage[]): ComparisonRow[] {
  return (['first', 'largest'] as const).flatMap((metric) => {
    const noise = Math.max(...pages.map(({ old, again }) => Math.abs(again[metric] - old[metric])));
    return pages.map(({ page, old, current }) => {
      const difference = current[metric] - old[metric];
      return {
        page,
        metric,
        old: Math.round(old[metric]),
        new: Math.round(current[metric]),
        difference: Math.round(difference),
        noise: Math.round(noise),
        result: difference <= noise + tolerance * old[metric] ? 'PASS' : 'FAIL',
      };
    });
  });
}

export interface MeasuredPage {
  page: string;
  old: Paint;
  again: Paint;
  current: Paint;
}

interface ComparisonRow {
  page: string;
  metric: keyof Paint;
  old: number;
  new: number;
  difference: number;
  noise: number;
  result: 'PASS' | 'FAIL';
}
