import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileAt, readBuilt } from './support/built-site.ts';
import { distOf } from './support/fixtures.ts';
import { expect, gospelPaths, paths, test } from './support/test.ts';
import {
  budgets,
  compressedSize,
  criticalHtml,
  expectWithin,
  inlineScripts,
} from './support/transfer-size.ts';

const { html, criticalHtml: critical, inlineScript } = budgets;

for (const path of [...paths, ...gospelPaths, '/404']) {
  test(`${path}: compressed HTML is within its budgets`, () => {
    const text = readBuilt(fileAt(path));
    expectWithin(compressedSize(text), html, `${path}: HTML`);
    const allowedCritical =
      critical +
      (path.startsWith('/ar') ? budgets.criticalInArabic : 0) +
      (path.endsWith('/WatchLive') ? budgets.criticalOfPlayer : 0) +
      (path === '/404' ? budgets.criticalOnFallback : 0);
    expectWithin(compressedSize(criticalHtml(text)), allowedCritical, `${path}: critical HTML`);
    const allowed =
      (path === '/404' ? budgets.inlineScriptOnFallback : inlineScript) +
      (path.endsWith('/ContactUs') ? budgets.formScript : 0);
    expectWithin(compressedSize(inlineScripts(text).join('')), allowed, `${path}: inline scripts`);
  });
}

test('the hero of phones is within its budget', () => {
  const shipped = distOf('shipped');
  const [source = ''] = /<source[^>]+max-width: 39\.99rem[^>]+>/.exec(readBuilt('index.html', shipped)) ?? [];
  const files = source.match(/\/_astro\/\S+\.avif/g) ?? [];
  expect(files).not.toEqual([]);
  for (const file of files) expectWithin(statSync(join(shipped, file)).size, budgets.heroOnPhone, file);
});
