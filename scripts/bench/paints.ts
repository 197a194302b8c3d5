import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { launchChromium, offlineFlag } from '../../support/browsers.ts';

/** An odd number has a middle value. */
const turns = 11;

/**
 * Measures the first and largest contentful paint of several URLs on an emulated slow phone (150 ms round trip,
 * 1.6 Mbit/s, CPU throttled four times, empty cache). The URLs are loaded in turns, each turn in the reverse order of
 * the one before, so that a change in the machine's load affects all of them alike.
 *
 * @returns the medians of eleven turns in milliseconds, by URL
 */
export async function measurePaints(urls: readonly string[]): Promise<Map<string, Paint>> {
  const samples = new Map<string, Paint[]>(urls.map((url) => [url, []]));
  await using browser = await launchChromium(offlineFlag);
  let order = urls;
  for (let turn = 0; turn < turns; turn += 1) {
    for (const url of order) samples.get(url)?.push(await paintOf(browser, url));
    order = order.toReversed();
  }
  const median = (metric: keyof Paint, paints: Paint[]) =>
    paints.map((paint) => paint[metric]).sort((a, b) => a - b)[(turns - 1) / 2] ?? NaN;
  return new Map(
    [...samples].map(([url, paints]) => [
      url,
      { first: median('first', paints), largest: median('largest', paints) },
    ]),
  );
}

async function paintOf(browser: Browser, url: string): Promise<Paint> {
  await using context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2.6,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  // The largest paint may follow the load event, when the image is decoded.
  await delay(500);
  return await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1)?.startTime ?? 0;
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          resolve({ first, largest });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** In milliseconds. */
interface Paint {
  first: number;
  largest: number;
}
