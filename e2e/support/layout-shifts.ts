import { expect, type Page } from 'playwright/test';

/** @returns the layout shifts since navigation, each with the elements that moved */
export function layoutShifts(page: Page): Promise<{ value: number; elements: string }[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    return shifts.map(({ value, sources }) => ({
      value,
      elements: sources.map(({ node }) => `${node?.parentElement?.className} > ${node?.nodeName}`).join(', '),
    }));
  });
}

/** Asserts that the cumulative layout shift is at most 0.02: what the site's fonts may cause that replace the fallback fonts. */
export async function expectStableLayout(page: Page): Promise<void> {
  const shifts = await layoutShifts(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `${page.url()}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
