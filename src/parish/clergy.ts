import type { Priest } from '#content/schemas/clergy.ts';

/** @returns what a priest is called on the site: his name, or his office while the name is yet to be supplied */
export function displayName({ name, office }: Pick<Priest, 'name' | 'office'>): string {
  return name ?? office;
}
