/**
 * @param values at least one
 * @returns the middle value, or the mean of the two in the middle
 * @throws {RangeError} when there is no value
 */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('The median of no values is undefined.');
  const sorted = values.toSorted((a, b) => a - b);
  const upper = Math.floor(sorted.length / 2);
  const lower = Math.ceil(sorted.length / 2) - 1;
  return ((sorted[lower] ?? 0) + (sorted[upper] ?? 0)) / 2;
}
