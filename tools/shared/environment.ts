import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { now } from '#time/now.ts';

/**
 * The folders of the environment variable `CONTENT`, separated as in `PATH`: fixtures of tests. A file in them is read in place of
 * that in `src/content/`, to which its images are relative; of two, that of the later folder.
 * @throws {RangeError} when a folder does not exist
 */
export function contentOverlays(root: string): string[] {
  const folders = (process.env.CONTENT ?? '').split(delimiter).filter(Boolean);
  const missing = folders.find((folder) => !existsSync(resolve(root, folder)));
  if (missing)
    throw new RangeError(
      `CONTENT is '${missing}'. Expected: a folder of the project, with files as in src/content.`,
    );
  return folders;
}

/** @returns the path of a content file within the project: `src/content/church.yaml`, or that in the last overlay that has it */
export const sourceOf = (root: string, name: string) =>
  contentOverlays(root)
    .map((folder) => join(folder, name))
    .findLast((path) => existsSync(resolve(root, path))) ?? `src/content/${name}`;

/** Ends the process with one sentence when `CONTENT` or `TODAY` is not valid: Astro would show a stack trace. */
export function checkEnvironment(root: string): void {
  try {
    contentOverlays(root);
    now();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
