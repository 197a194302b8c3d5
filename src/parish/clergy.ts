import type { Priest } from '#content/schemas/clergy.ts';

/** @returns the priest's name, or his office while the name is missing */
export function displayName({ name, office }: Pick<Priest, 'name' | 'office'>): string {
  return name ?? office;
}

/**
 * @param date an ISO 8601 calendar date, without a time: `2012-11-18`
 * @returns the date in the language of the site: `November 18, 2012`
 */
export function formatDate(date: string): string {
  // JavaScript parses a date without a time as midnight in UTC.
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
