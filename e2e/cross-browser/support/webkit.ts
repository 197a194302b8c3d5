import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect } from 'playwright/test';
import getPort from 'get-port';
import { sampleMessage } from '../../support/contact-form.ts';
import { content } from '../../support/content.ts';

const { form } = content('pages/contact-us');

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Control: '\uE009', a: 'a', v: 'v' };

/** `link` is a link of the header. */
const selectors = {
  banner: 'header',
  navigation: 'nav',
  heading: 'h1',
  link: 'header a[href]',
  button: 'button',
  dialog: 'dialog',
  textbox: 'input:not([type=hidden]), textarea',
};

/** The key of an element's reference in JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Launches WebKitGTK through its WebDriver, on a virtual screen.
 *
 * @param proxyPort the port of the proxy for all hosts except localhost
 * @param scripting whether pages may run scripts
 * @see https://webkitgtk.org
 */
export async function launchWebKit(proxyPort: number, scripting: boolean): Promise<WebKit> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(createInterface(screen.stdout), 'line')) as [string];
  const { session, driver } = await newSession(`:${display}`, [
    '--automation',
    `--enable-javascript=${scripting}`,
    '--javascript-can-open-windows-automatically=true',
    `--proxy=http://127.0.0.1:${proxyPort}`,
    '--ignore-host=localhost',
  ]);
  const firstWindow = await command<string>('GET', `${session}/window`);
  return {
    newPage: async (baseURL) => {
      await command('POST', `${session}/window`, { handle: firstWindow });
      await openPopup(session);
      return new WebKitPage(session, baseURL);
    },
    close: async () => {
      await command('DELETE', session);
      await stop(driver);
      await stop(screen);
    },
  };
}

/** A window. Elements are found by role and accessible name, which WebKit computes. */
export class WebKitPage {
  readonly #session: string;
  readonly #baseURL: string;
  readonly #errors: string[] = [];

  /** @param baseURL of the site, without a trailing slash */
  constructor(session: string, baseURL: string) {
    this.#session = session;
    this.#baseURL = baseURL;
  }

  /** @param path on the site: `/Giving` */
  async goto(path: string): Promise<void> {
    await this.errors();
    await this.#post('url', { url: `${this.#baseURL}${path}` });
    await this.evaluate(recordErrors);
  }

  /** @returns the current URL, without the origin if that is the site's */
  async url(): Promise<string> {
    return (await this.#get<string>('url')).replace(this.#baseURL, '');
  }

  /**
   * Runs a function in the page.
   *
   * @param pageFunction without references to its scope; arguments and result are passed as JSON
   */
  evaluate<Args extends unknown[], Result>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.#post('execute/sync', { script: `return (${pageFunction.toString()})(...arguments)`, args });
  }

  /**
   * @param name the whole accessible name; any element of the role without it
   * @returns the state of the first visible match, else of a hidden one; a missing element counts as hidden
   */
  async query(role: Role, name?: string): Promise<Partial<ElementState>> {
    return (await this.#find(role, name))?.state ?? { visible: false };
  }

  /** Scrolls an element into view and clicks its center; throws when it is hidden or covered. */
  async click(role: Role, name: string): Promise<void> {
    const { reference } = (await this.#find(role, name)) ?? {};
    if (!reference) throw new Error(`There is no ${role} '${name}'.`);
    // WebDriver's own click does not wait for a smooth scroll.
    await this.evaluate((element) => {
      (element as unknown as Element).scrollIntoView({ block: 'center', behavior: 'instant' });
    }, reference);
    const { visible, covered, center } = await this.#stateOf(reference);
    if (!visible || covered) throw new Error(`The ${role} '${name}' is hidden or covered.`);
    await this.clickAt(...center);
  }

  /** Clicks at a position of the viewport, in CSS pixels. */
  async clickAt(x: number, y: number): Promise<void> {
    const buttons = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    await this.#act('pointer', [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, ...buttons]);
  }

  /** Presses keys together: `'Tab'`, or `'Control', 'v'`. */
  async press(...keys: (keyof typeof keyCodes)[]): Promise<void> {
    const down = keys.map((key) => ({ type: 'keyDown', value: keyCodes[key] }));
    const up = keys.toReversed().map((key) => ({ type: 'keyUp', value: keyCodes[key] }));
    await this.#act('key', [...down, ...up]);
  }

  /** Replaces the value of a field, by keyboard. */
  async fill(label: string, text: string): Promise<void> {
    await this.click('textbox', label);
    await this.press('Control', 'a');
    const field = await this.#get<ElementReference>('element/active');
    await this.#post(`element/${field[elementKey]}/value`, { text: text.replaceAll('\n', keyCodes.Enter) });
  }

  /** Fills in the contact form, without sending. */
  async fillForm(message = sampleMessage): Promise<void> {
    await this.fill(form.nameLabel, message.user_name);
    await this.fill(form.emailLabel, message.user_email);
    await this.fill(form.titleLabel, message.title);
    await this.fill(form.messageLabel, message.message);
  }

  /** Presses Tab until a button has the focus. */
  async tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 40; presses++) {
      await this.press('Tab');
      if ((await this.query('button', name)).focused) return;
    }
    throw new Error(`The button '${name}' cannot be reached with Tab.`);
  }

  /** In CSS pixels. */
  async setViewportSize(width: number, height: number): Promise<void> {
    await this.#post('window/rect', { width, height });
  }

  /** @returns uncaught exceptions and `console.error` calls of all pages so far */
  async errors(): Promise<string[]> {
    this.#errors.push(...(await this.evaluate(() => window.errorsSoFar?.splice(0) ?? [])));
    return this.#errors;
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#get<string>('screenshot'), 'base64');
  }

  async close(): Promise<void> {
    await command('DELETE', `${this.#session}/window`);
  }

  async #find(role: Role, name?: string): Promise<FoundElement | undefined> {
    const query = { using: 'css selector', value: selectors[role] };
    const found: FoundElement[] = [];
    for (const reference of await this.#post<ElementReference[]>('elements', query)) {
      // An error for elements that are not rendered.
      const label = await this.#get<string>(`element/${reference[elementKey]}/computedlabel`).catch(() => '');
      if (!label.startsWith(name ?? '')) continue;
      const state = await this.#stateOf(reference);
      // WebKit appends the value of a field to its name.
      if (![undefined, label, label.replace(` ${state.value}`, '')].includes(name)) continue;
      found.push({ reference, state });
    }
    return found.find(({ state }) => state.visible) ?? found[0];
  }

  #stateOf(reference: ElementReference): Promise<ElementState> {
    return this.evaluate(stateOf as (element: unknown) => ElementState, reference);
  }

  async #act(type: string, actions: object[]): Promise<void> {
    await this.#post('actions', { actions: [{ type, id: type, actions }] });
  }

  #post<Value = null>(path: string, body: object = {}): Promise<Value> {
    return command('POST', `${this.#session}/${path}`, body);
  }

  #get<Value>(path: string): Promise<Value> {
    return command('GET', `${this.#session}/${path}`);
  }
}

/** Runs in the page. */
function stateOf(element: HTMLElement) {
  const { textDecorationLine, backgroundColor } = getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  const center: [number, number] = [left + width / 2, top + height / 2];
  return {
    visible: element.checkVisibility(),
    focused: element === document.activeElement,
    expanded: element.ariaExpanded,
    current: element.ariaCurrent,
    underlined: textDecorationLine === 'underline',
    value: (element as HTMLInputElement).value,
    modal: element.matches(':modal'),
    backgroundColor,
    /** In the viewport, in CSS pixels. */
    center,
    covered: !element.contains(document.elementFromPoint(...center)),
  };
}

/** Runs in the page once it is loaded, because this driver does not report the console. */
function recordErrors(): void {
  const errors: string[] = (window.errorsSoFar = []);
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  console.error = (...args: unknown[]) => errors.push(args.join(' '));
}

/** Retries, because the browser sometimes does not respond to its driver at startup. */
async function newSession(display: string, args: string[], attempts = 3): Promise<Session> {
  const url = `http://127.0.0.1:${await getPort({ host: '127.0.0.1' })}`;
  const driver = spawn('WebKitWebDriver', [`--port=${new URL(url).port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  try {
    await expect(() => command('GET', `${url}/status`)).toPass({ timeout: 15_000 });
    const alwaysMatch = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': { args } };
    const body = { capabilities: { alwaysMatch } };
    const { sessionId } = await command<{ sessionId: string }>('POST', `${url}/session`, body, 15_000);
    return { session: `${url}/session/${sessionId}`, driver };
  } catch (error) {
    await stop(driver);
    if (attempts === 1) throw error;
    return newSession(display, args, attempts - 1);
  }
}

/** Opens a window without a toolbar, which can be as narrow as a phone. */
async function openPopup(session: string): Promise<void> {
  const before = await command<string[]>('GET', `${session}/window/handles`);
  const script = "open('about:blank', '', 'noopener,popup,width=360,height=740')";
  await command('POST', `${session}/execute/sync`, { script, args: [] });
  const after = await command<string[]>('GET', `${session}/window/handles`);
  await command('POST', `${session}/window`, { handle: after.find((handle) => !before.includes(handle)) });
}

/**
 * Sends a WebDriver command.
 *
 * @param url of the command: `http://127.0.0.1:4444/session/…/url`
 * @param timeoutMs how long the response may take
 * @throws {Error} with the driver's error and message
 * @see https://www.w3.org/TR/webdriver2/#endpoints
 */
async function command<Value = null>(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body: object = {},
  timeoutMs = 30_000,
): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  }
  return value as Value;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'close');
}

/** A running browser. */
export interface WebKit {
  newPage(baseURL: string): Promise<WebKitPage>;
  close(): Promise<void>;
}

type Role = keyof typeof selectors;

type ElementState = ReturnType<typeof stateOf>;

type ElementReference = Record<typeof elementKey, string>;

interface FoundElement {
  reference: ElementReference;
  state: ElementState;
}

interface Session {
  /** The session's URL at the driver. */
  session: string;
  driver: ChildProcess;
}

declare global {
  interface Window {
    errorsSoFar?: string[];
  }
}
