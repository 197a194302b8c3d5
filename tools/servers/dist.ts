import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#tools/user-error.ts';

export const dist = join(import.meta.dirname, '../../dist');

/** @throws {UserError} when the site is not built */
export function assertBuilt() {
  if (!existsSync(join(dist, 'index.html')))
    throw new UserError("The site is not built: run 'npm run build' first.");
}
