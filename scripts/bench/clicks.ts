import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launchPuppeteerChromium } from '../../e2e/support/puppeteer-chromium.ts';
import { startBrotliServer } from './brotli-server.ts';
import { median } from './median.ts';

const turns = 7;

/**
 * How long the next page takes to be painted after a click, when the pointer had rested on its link.
 *
 * @returns a row a page, in milliseconds
 */
export async function measureClicks(): Promise<
  Record<string, { 'median (ms)': number; 'slowest (ms)': number }>
> {
  await using site = await startBrotliServer(join(import.meta.dirname, '../../dist'));
  await using chromium = await launchPuppeteerChromium();
  const page = await chromium.newPage();
  await page.goto(`${site.url}/`);
  const times = new Map<string, number[]>(['/Schedule', '/Giving', '/'].map((path) => [path, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [path, seen] of times) {
      await page.hover(`nav a[href="${path}"]`);
      await pause(1500);
      await Promise.all([page.waitForNavigation(), page.click(`nav a[href="${path}"]`)]);
      seen.push(await page.evaluate(paintAfterActivation));
    }
  }
  return Object.fromEntries(
    [...times].map(([path, seen]) => [
      path,
      { 'median (ms)': Math.round(median(seen)), 'slowest (ms)': Math.round(Math.max(...seen)) },
    ]),
  );
}

/** Runs in the page: its first paint, counted from the click that brought it to the fore. */
function paintAfterActivation(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        activationStart: number;
      })[];
      if (paint) resolve(Math.max(0, paint.startTime - (navigation?.activationStart ?? 0)));
    }).observe({ type: 'paint', buffered: true });
  });
}
