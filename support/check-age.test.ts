import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startServer } from './http-server.ts';

const script = join(import.meta.dirname, '../.ci/check-age');
const HOUR = 60 * 60 * 1000;

test.each([
  [71, true],
  [73, false],
])('a site that was built %i hours ago: passes is %s', async (hours, passes) => {
  const built = new Date(Date.now() - hours * HOUR).toISOString();
  expect(await check(`<!doctype html><p>Home</p><!-- Built at ${built} -->`)).toBe(passes);
});

test('a site without the time of its build fails', async () => {
  expect(await check('<!doctype html>')).toBe(false);
});

/** @returns whether the script passes for a site with this page */
async function check(html: string): Promise<boolean> {
  await using server = await startServer((_, response) => response.end(html));
  try {
    await promisify(execFile)('bash', [script, server.url]);
    return true;
  } catch (error) {
    // 1 is the script's own result; curl and the shell have others.
    expect(error).toMatchObject({ code: 1 });
    return false;
  }
}
