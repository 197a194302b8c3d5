import { fileAt, readBuilt } from './support/built-site.ts';
import { expect, gospelPaths, paths, test } from './support/test.ts';
import { budgets, compressedSize, criticalHtml, inlineScripts } from './support/transfer-size.ts';

const { html, criticalHtml: critical, inlineScript } = budgets;

for (const path of [...paths, ...gospelPaths, '/404']) {
  test(`${path}: compressed HTML is within its budgets`, () => {
    const text = readBuilt(fileAt(path));
    expect.soft(compressedSize(text), 'HTML').toBeLessThanOrEqual(html);
    const allowedCritical = critical + (path.startsWith('/ar') ? budgets.criticalInArabic : 0);
    expect.soft(compressedSize(criticalHtml(text)), 'critical HTML').toBeLessThanOrEqual(allowedCritical);
    const allowed =
      (path === '/404' ? budgets.inlineScriptOnFallback : inlineScript) +
      (path.endsWith('/ContactUs') ? budgets.formScript : 0);
    expect.soft(compressedSize(inlineScripts(text).join('')), 'inline scripts').toBeLessThanOrEqual(allowed);
  });
}
