import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { expect, test as base } from 'playwright/test';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { formOrigin } from '#third-parties.ts';
import { type MockServices, type ReceivedRequest, startServicesProxy } from './services-proxy.ts';
import { sampleMessage } from './contact-form.ts';
import { urlsOf } from './fixtures.ts';

export { expect };

/** It also fails on a request to another host and on an error of the page. */
export const test = base.extend<Fixtures, { services: MockServices; webKit: WebDriver }>({
  services: [
    async ({}, use) => {
      await using services = await startServicesProxy();
      await use(services);
    },
    { scope: 'worker' },
  ],

  // WebKitGTK through its WebDriver, on a virtual screen: https://webkitgtk.org
  webKit: [
    async ({ services }, use) => {
      const size = ['-screen', '0', '1400x1000x24'];
      const screen = spawn('Xvfb', ['-displayfd', '1', ...size, '-nolisten', 'tcp'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const [display] = (await once(createInterface(screen.stdout), 'line')) as [string];
      const { driver, server } = await newSession(display, [
        '--automation',
        '--javascript-can-open-windows-automatically=true',
        `--proxy=http://127.0.0.1:${services.port}`,
        '--ignore-host=localhost',
      ]);
      await use(driver);
      await driver.quit();
      server.kill();
      screen.kill();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  driver: async ({ webKit, services }, use, info) => {
    // A window without a toolbar can be as narrow as a phone.
    const [first = ''] = await webKit.getAllWindowHandles();
    await webKit.switchTo().window(first);
    await webKit.executeScript("open('about:blank', '', 'noopener,popup,width=360,height=740')");
    const popup = (await webKit.getAllWindowHandles()).find((handle) => handle !== first);
    await webKit.switchTo().window(popup ?? '');
    const page = new WebKitPage(webKit, urlsOf('ordinary').url);
    await page.setViewportSize(1280, 800);
    services.requests.length = 0;
    services.unexpectedRequests.length = 0;
    services.holdsResponses = false;
    await use(page);
    if (info.status !== info.expectedStatus) {
      const screenshot = await webKit.takeScreenshot().catch(() => '');
      await info.attach('screenshot', { body: Buffer.from(screenshot, 'base64'), contentType: 'image/png' });
    }
    const errors = await page.errors();
    await webKit.close();
    expect.soft(errors, 'errors of the page').toEqual([]);
    expect.soft(services.unexpectedRequests, 'requests to other hosts').toEqual([]);
  },

  messages: async ({ services }, use) => {
    // A browser that shows the service's response requests its favicon too.
    await use(() =>
      services.requests.filter(({ url }) => url.startsWith(formOrigin) && !url.endsWith('/favicon.ico')),
    );
  },
});

/** The browser sometimes does not respond to its driver at startup. */
async function newSession(display: string, args: string[], attempts = 3) {
  const port = await getPort({ host: '127.0.0.1' });
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
  });
  const timeout = setTimeout(() => server.kill(), 15_000);
  try {
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': { args },
      })
      .build();
    return { driver, server };
  } catch (error) {
    server.kill();
    if (attempts === 1) throw error;
    return await newSession(display, args, attempts - 1);
  } finally {
    clearTimeout(timeout);
  }
}

/** Playwright's own page cannot drive WebKitGTK. */
class WebKitPage {
  readonly #driver: WebDriver;
  readonly #baseURL: string;
  readonly #errors: string[] = [];

  constructor(driver: WebDriver, baseURL: string) {
    this.#driver = driver;
    this.#baseURL = baseURL;
  }

  async goto(path: string): Promise<void> {
    await this.errors();
    await this.#driver.get(`${this.#baseURL}${path}`);
    await this.evaluate(recordErrors);
  }

  async url(): Promise<string> {
    return (await this.#driver.getCurrentUrl()).replace(this.#baseURL, '');
  }

  /** Runs a function without references to its scope in the page. */
  evaluate<Args extends unknown[], Result>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.#driver.executeScript<Result>(pageFunction, ...args);
  }

  state(selector: string) {
    return this.evaluate(stateOf, selector);
  }

  /** Waits for the state of the first element. */
  async expectState(selector: string, state: Partial<ReturnType<typeof stateOf>>): Promise<void> {
    await expect.poll(() => this.state(selector), selector).toMatchObject(state);
  }

  /** Throws when the element is hidden or covered. */
  async click(selector: string): Promise<void> {
    const element = await this.#driver.findElement(By.css(selector));
    // WebDriver's own click does not wait for a smooth scroll.
    const scrollTo = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
    await this.#driver.executeScript(scrollTo, element);
    await element.click();
  }

  /** @returns what WebKit tells screen readers of each element that has visible children */
  async roles(selector: string): Promise<string[]> {
    const elements = await this.#driver.findElements(By.css(selector));
    const visible = 'return [...arguments[0].children].some((it) => it.checkVisibility())';
    const roles: string[] = [];
    for (const element of elements)
      if (await this.#driver.executeScript<boolean>(visible, element))
        roles.push(await element.getAriaRole());
    return roles;
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.#driver.actions().move({ x, y, duration: 0 }).click().perform();
  }

  async press(...keys: string[]): Promise<void> {
    const actions = this.#driver.actions();
    for (const key of keys) actions.keyDown(key);
    for (const key of keys.toReversed()) actions.keyUp(key);
    await actions.perform();
  }

  async fillForm(message: Partial<typeof sampleMessage> = sampleMessage): Promise<void> {
    for (const [name, text] of Object.entries(message)) {
      await this.click(`form [name=${name}]`);
      await this.press(Key.CONTROL, 'a');
      await this.#driver.switchTo().activeElement().sendKeys(text.replaceAll('\n', Key.ENTER));
    }
  }

  async setViewportSize(width: number, height: number): Promise<void> {
    await this.#driver.manage().window().setRect({ width, height });
  }

  async errors(): Promise<string[]> {
    this.#errors.push(...(await this.evaluate(() => window.errorsSoFar?.splice(0) ?? [])));
    return this.#errors;
  }
}

function stateOf(selector: string) {
  const element = document.querySelector<HTMLElement>(selector) ?? document.createElement('a');
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    visible: element.checkVisibility(),
    focused: element === document.activeElement,
    expanded: element.ariaExpanded,
    text: element.textContent,
    value: (element as HTMLInputElement).value,
    modal: element.matches(':modal'),
    backgroundColor: getComputedStyle(element).backgroundColor,
    covered: !element.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
  };
}

/** This driver does not report the console. */
function recordErrors(): void {
  const errors: string[] = (window.errorsSoFar = []);
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  console.error = (...args: unknown[]) => errors.push(args.join(' '));
}

interface Fixtures {
  driver: WebKitPage;
  messages: () => ReceivedRequest[];
}

declare global {
  interface Window {
    errorsSoFar?: string[];
  }
}
