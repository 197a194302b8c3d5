import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite, dist } from './support/built-site.ts';
import { expect, test } from './support/test.ts';

// `extended/accessibility.test.ts` and `extended/preferences.test.ts` measure the contrast of the colors.
test('no color is in a notation that browsers before 2023 do not read', () => {
  const pages = builtSite().files.filter((file) => file.endsWith('.html'));
  for (const file of pages) {
    const html = readFileSync(join(dist, file), 'utf8');
    expect(html.match(/[:,(\s](ok)?(lab|lch)\([^)]*\)|color-mix\(/g) ?? [], file).toEqual([]);
  }
});
