import { expect, type Page } from 'playwright/test';

/**
 * Asserts that the cumulative layout shift is at most 0.02: what the site's fonts may cause that replace the fallback fonts.
 * In Arabic it is at most 0.1, what Google calls good: the words of a day decide whether a line of DejaVu breaks where one
 * of Naskh does.
 */
export async function expectStableLayout(page: Page): Promise<void> {
  const { shifts, isArabic } = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = (observer.takeRecords() as LayoutShift[]).map(({ value, sources }) => ({
      value,
      elements: sources.map(({ node }) => `${node?.parentElement?.className} > ${node?.nodeName}`).join(', '),
    }));
    return { shifts, isArabic: document.dir === 'rtl' };
  });
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `${page.url()}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(isArabic ? 0.1 : 0.02);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
