import type { Paint } from './paints.ts';

/** How much slower a page may be, as a fraction of its old time, in addition to the noise of the measurement. */
const tolerance = 0.03;

/**
 * Compares the paints of one page in two builds.
 *
 * @param old the old build
 * @param again the old build, measured a second time: its difference from the first is the noise
 * @param current the new build
 * @returns a row per metric, in milliseconds; it fails when the new build is slower by more than noise and tolerance
 */
export function comparePaints(old: Paint, again: Paint, current: Paint): ComparisonRow[] {
  return (['first', 'largest'] as const).map((metric) => {
    const noise = Math.abs(again[metric] - old[metric]);
    const difference = current[metric] - old[metric];
    return {
      metric,
      old: Math.round(old[metric]),
      new: Math.round(current[metric]),
      difference: Math.round(difference),
      noise: Math.round(noise),
      result: difference <= noise + tolerance * old[metric] ? 'PASS' : 'FAIL',
    };
  });
}

export interface ComparisonRow {
  metric: keyof Paint;
  old: number;
  new: number;
  difference: number;
  noise: number;
  result: 'PASS' | 'FAIL';
}
