import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA (`target-size` among them is off by default), and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Runs axe-core on the page in its current state. The contents of frames are left out: other services own them.
 * @returns one line for each element with a violation: the rule, the element's selector, the reason
 * @see https://github.com/dequelabs/axe-core/blob/develop/doc/rule-descriptions.md
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: false, runOnly: rules ?? tags })
    // One `axe.run()` in the page. Otherwise the builder runs axe in every frame, whatever `iframes` says.
    .setLegacyMode();
  const results = await axe.analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
