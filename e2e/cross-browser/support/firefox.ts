import puppeteer from 'puppeteer-core';
import type { Browser, LaunchOptions } from './tab.ts';

/**
 * Launches the system's Firefox, headless, and automates it over WebDriver BiDi.
 *
 * @see https://pptr.dev/webdriver-bidi
 */
export async function launchFirefox({ proxyPort, javaScriptEnabled }: LaunchOptions): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '',
    acceptInsecureCerts: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'javascript.enabled': javaScriptEnabled,
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
      'network.proxy.no_proxies_on': 'localhost',
    },
  });
  return {
    newTab: async () => {
      const context = await firefox.createBrowserContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      return {
        page,
        setViewportSize: (width, height) => page.setViewport({ width, height }),
        errors: () => Promise.resolve(errors),
        close: () => context.close(),
      };
    },
    close: () => firefox.close(),
  };
}
