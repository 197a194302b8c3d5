import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA (`target-size` among them is off by default), and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The contents of frames are left out: other services own them. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // It crashes Firefox over WebDriver BiDi.
  if (page.context().browser()?.browserType().name() === 'firefox') return [];
  // Parsing its 600 kB takes as long as some of its runs: a page gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Only the rule on audio that plays by itself reads the page's files again, and the site has none.
  const options = { resultTypes: ['violations' as const], iframes: false, preload: false };
  return page.evaluate(runAxe, { ...options, runOnly: rules ?? tags });
}

async function runAxe(options: axe.RunOptions): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const results = await run(options);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
