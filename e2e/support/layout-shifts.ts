import type { Page } from 'playwright/test';

/** @returns the layout shifts since navigation: the value of each and the elements that moved */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    return shifts.map(
      ({ value, sources }) =>
        `${value}: ${sources.map(({ node }) => `${node?.parentElement?.className} > ${node?.nodeName}`).join(', ')}`,
    );
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
