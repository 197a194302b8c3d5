import type { Priest } from '#content/schemas/clergy.ts';

/** @returns what a priest is called on the site: his name, or his office while the name is yet to be supplied */
export function displayName({ name, office }: Pick<Priest, 'name' | 'office'>): string {
  return name ?? office;
}

/**
 * @param date a day of the calendar as content writes it: `2012-11-18`
 * @returns as it is read: `18 November 2012`
 */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
