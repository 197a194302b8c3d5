import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { default as Axe } from 'axe-core';
import type { Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule for WCAG 2.2 A and AA, and the best practices; also those that axe leaves out unless asked for. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Looks at the page as it stands with axe-core. What other services put in their frames is theirs.
 *
 * @returns what is wrong, a line for each element: the rule, the element, why
 * @see https://github.com/dequelabs/axe-core/blob/develop/doc/rule-descriptions.md
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(`window.axe ?? ${source}`);
  const found = await page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations;
  }, standards);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

declare global {
  interface Window {
    axe: typeof Axe;
  }
}
