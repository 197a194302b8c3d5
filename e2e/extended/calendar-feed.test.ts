import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../support/built-site.ts';
import { createTempSite } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';

test('a build at another end of the world makes the same calendar, to the byte', async () => {
  test.setTimeout(240_000);
  await using site = await createTempSite(undefined, { TZ: 'Pacific/Auckland' });
  expect(site.code, site.output).toBe(0);
  const [there, here] = [site.dist, dist].map((folder) =>
    readFileSync(join(folder, 'liturgies.ics'), 'utf8'),
  );
  expect(there).toBe(here);
});
