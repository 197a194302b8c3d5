import type { Priest } from '#schemas/clergy.ts';

/** @returns the priest's name, or his office while the name is missing */
export function displayName({ name, office }: Pick<Priest, 'name' | 'office'>): string {
  return name ?? office;
}
