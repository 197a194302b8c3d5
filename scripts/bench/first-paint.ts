import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { routes } from '../../e2e/support/routes.ts';
import { isRoot, chromiumFlags } from '../support/chromium.ts';
import { startBrotliServer } from './brotli-server.ts';
import { median } from './median.ts';

const dist = join(import.meta.dirname, '../../dist');
const turns = 11;
const empty = '/Empty';

/**
 * First and largest contentful paint of every page beside those of an empty page, in turns, so that whatever slows
 * the machine slows all alike.
 *
 * @returns a row a page: the medians in milliseconds, and how many times those of the empty page they are
 */
export async function measureFirstPaint(): Promise<Record<string, PaintRow>> {
  await using site = await startBrotliServer(dist, {
    [empty]: '<!doctype html><html lang="en"><title>Empty</title><p>Empty</p></html>',
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '',
    chromiumSandbox: !isRoot,
    args: [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  });
  try {
    const paints = new Map<string, Paint[]>([empty, ...routes].map((route) => [route, []]));
    for (let turn = 0; turn < turns; turn += 1) {
      for (const [route, seen] of paints) seen.push(await paintOf(browser, site.url + route));
    }
    return rows(paints);
  } finally {
    await browser.close();
  }
}

function rows(paints: Map<string, Paint[]>): Record<string, PaintRow> {
  const of = (route: string, which: keyof Paint) =>
    median((paints.get(route) ?? []).map((paint) => paint[which]));
  return Object.fromEntries(
    [...paints.keys()].map((route) => [
      route,
      {
        'first (ms)': Math.round(of(route, 'first')),
        '× empty': Number((of(route, 'first') / of(empty, 'first')).toFixed(2)),
        'largest (ms)': Math.round(of(route, 'largest')),
        '× empty ': Number((of(route, 'largest') / of(empty, 'largest')).toFixed(2)),
      },
    ]),
  );
}

async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({
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
  // The largest paint may follow the load: a picture that has come is yet to be decoded.
  await page.waitForTimeout(500);
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1)?.startTime ?? 0;
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
          resolve({ first, largest });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return paint;
}

interface Paint {
  first: number;
  largest: number;
}

type PaintRow = Record<'first (ms)' | '× empty' | 'largest (ms)' | '× empty ', number>;
