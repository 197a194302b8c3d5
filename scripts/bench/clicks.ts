import { setTimeout as delay } from 'node:timers/promises';
import { launchPuppeteerChromium } from '../../e2e/support/puppeteer-chromium.ts';
import { dist } from '../support/dist.ts';
import { startBrotliServer } from './brotli-server.ts';
import { median } from './median.ts';

const turns = 7;
const prerenderMs = 1500;

/**
 * Measures the time from a click on a link to the first paint of the next page, after the pointer rested on the link
 * and Chromium prerendered the page.
 *
 * @returns a row per page, in milliseconds
 */
export async function measureClicks() {
  await using site = await startBrotliServer(dist);
  await using chromium = await launchPuppeteerChromium();
  const page = await chromium.newPage();
  await page.goto(`${site.url}/`);
  const times = new Map<string, number[]>(['/Schedule', '/Giving', '/'].map((path) => [path, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [path, values] of times) {
      const link = `nav a[href="${path}"]`;
      await page.hover(link);
      await delay(prerenderMs);
      await Promise.all([page.waitForNavigation(), page.click(link)]);
      values.push(await page.evaluate(paintAfterActivation));
    }
  }
  return Object.fromEntries(
    [...times].map(([path, values]) => [
      path,
      { 'median (ms)': Math.round(median(values)), 'slowest (ms)': Math.round(Math.max(...values)) },
    ]),
  );
}

/** Runs in the page. @returns its first contentful paint, in milliseconds after the prerendered page was activated */
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
