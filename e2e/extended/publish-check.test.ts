import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { isError } from '#content/check/issue.ts';
import { checkBuiltSite } from '#tools/publish-check/publish-check.ts';
import { distOf, fixtures, type SiteName } from '../support/fixtures.ts';
import { buildWithCachedImages, copyProject } from '../support/temp-site.ts';

// A build each.
test.describe.configure({ timeout: 300_000 });

for (const [day, today] of [
  ['in Holy Week, without hours', '2027-04-27'],
  ['on the Nativity', '2028-01-07'],
  ['on a day that few years have', '2028-02-29'],
] as const) {
  test(`the shipped content passes the publish check ${day}`, async () => {
    await using copy = await copyProject();
    const { code, output } = await buildWithCachedImages(copy.folder, { TODAY: today });
    expect(code, output).toBe(0);
    expect((await checkBuiltSite(join(copy.folder, 'dist'))).filter(isError)).toEqual([]);
  });
}

for (const name of Object.keys(fixtures) as SiteName[]) {
  test(`the site '${name}' passes the publish check`, async () => {
    expect((await checkBuiltSite(distOf(name))).filter(isError)).toEqual([]);
  });
}
