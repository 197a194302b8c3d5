import puppeteer, { type Page } from 'puppeteer-core';
import type { Browser, Start, Tab } from './tab.ts';

/**
 * Starts the system's Firefox, without a window, and speaks WebDriver BiDi with it.
 *
 * @see https://pptr.dev/webdriver-bidi
 */
export async function startFirefox({ proxyPort, scripting }: Start): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '',
    acceptInsecureCerts: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'javascript.enabled': scripting,
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
      'network.proxy.no_proxies_on': 'localhost',
    },
  });
  return {
    open: async () => {
      const context = await firefox.createBrowserContext();
      return tabOf(await context.newPage());
    },
    close: () => firefox.close(),
  };
}

function tabOf(page: Page): Tab {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    goTo: async (url) => {
      await page.goto(url);
    },
    ask: (question, ...given) => {
      const call = `(${question.toString()})(...${JSON.stringify(given)})`;
      // Whatever it is: what comes back is known to the one who asks.
      return page.evaluate(call) as Promise<never>;
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    write: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    errors: () => Promise.resolve(errors),
    close: () => page.browserContext().close(),
  };
}
