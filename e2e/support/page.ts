import { expect, type Locator, type Page, type Request } from 'playwright/test';

/** While the browser's own controls have the focus, the active element is the body. */
export function isFocusOutside(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !activeElement?.closest('dialog');
}

export const siteHeader = (page: Page): Locator => page.locator('#site-header');

export const menuButton = (page: Page): Locator => page.locator('.site-header-menu-button');
export const toggle = (page: Page): Locator => page.locator('.site-header-toggle');
export const navigation = (page: Page): Locator => page.locator('#navigation');

export async function expectHydrated(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).locator('astro-island:not([ssr])')).toBeAttached({ timeout: 10_000 });
}

/** Scrolls at once, by script: Chromium ignores the wheel until its compositor has the page. */
export const scrollPageTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((position) => scrollTo({ top: position, behavior: 'instant' }), top);

/** Styles and layout follow a scroll in the next frame. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits at each step for the images in the viewport, but not by `decode()`: where Chromium draws no frame, its promise stays pending. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const inViewport = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
      const settled = inViewport.map((image) => {
        const { promise, resolve } = Promise.withResolvers<unknown>();
        for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
        if (image.complete) resolve(undefined);
        return promise;
      });
      await Promise.all(settled);
    }
  });
}

/** Script files of the site, also with the query of Astro's retry. */
export const scriptFiles = /\/_astro\/[^?]+\.js(\?.*)?$/;

export function recordScripts(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (scriptFiles.test(request.url())) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** @returns a function that releases the script files */
export async function holdScripts(
  page: Page,
  files: RegExp | ((url: URL) => boolean) = scriptFiles,
): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>();
  await page.route(files, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return () => {
    gate.resolve(undefined);
  };
}

/** The site's fonts may shift the layout by 0.02; in Arabic by 0.1, what Google calls good: DejaVu breaks lines elsewhere than Naskh. */
export async function expectStableLayout(page: Page): Promise<void> {
  await twoFrames(page);
  const { shifts, isArabic } = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = (observer.takeRecords() as LayoutShift[]).map(({ value, sources }) => ({
      value,
      elements: sources.map(({ node, previousRect, currentRect }) => {
        const [from, to] = [previousRect, currentRect].map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`);
        return `${node?.parentElement?.className} > ${node?.nodeName} from ${from} to ${to}`;
      }),
    }));
    return { shifts, isArabic: document.dir === 'rtl' };
  });
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `${page.url()}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(isArabic ? 0.1 : 0.02);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

export const rgb = (hex: string) => `rgb(${[...Buffer.from(hex.slice(1), 'hex')].join(', ')})`;
