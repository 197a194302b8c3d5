import { fileAt, readBuilt } from './support/built-site.ts';
import { gospelPaths, paths, test } from './support/test.ts';
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
