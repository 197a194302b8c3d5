import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtSite, dist } from './support/built-site.ts';
import { expect, test } from './support/test.ts';

const run = promisify(execFile);
const checkLive = join(import.meta.dirname, '../.ci/check-live');

test('the page at / ends with the time of the build, and no other page has it', () => {
  const pages = builtSite().files.filter((file) => file.endsWith('.html'));
  const withTime = pages.filter((file) => readFileSync(join(dist, file), 'utf8').includes('<!-- Built at '));
  expect(withTime).toEqual(['index.html']);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toMatch(
    /<!-- Built at \d{4}-\d\d-\d\dT[\d:.]+Z -->\s*$/,
  );
});

test('.ci/check-live passes for the site, and fails for another path', async ({ baseURL }) => {
  await run('bash', [checkLive, String(baseURL)]);
  await expect(run('bash', [checkLive, `${baseURL}/nothing`])).rejects.toThrow(
    /nothing\/Schedule.* does not match/,
  );
});
