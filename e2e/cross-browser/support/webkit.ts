import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect } from 'playwright/test';
import getPort from 'get-port';
import type { Browser, EnginePage, Key, LaunchOptions, Tab } from './tab.ts';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEY_CODES: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Control: '\uE009',
  a: 'a',
  v: 'v',
};

/**
 * Launches WebKitGTK through its WebDriver, on a virtual screen.
 *
 * @see https://webkitgtk.org
 */
export async function launchWebKit({ proxyPort, javaScriptEnabled }: LaunchOptions): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(createInterface(screen.stdout), 'line')) as [string];
  const { session, driver } = await newSession(`:${display}`, [
    '--automation',
    `--enable-javascript=${javaScriptEnabled}`,
    '--javascript-can-open-windows-automatically=true',
    `--proxy=http://127.0.0.1:${proxyPort}`,
    '--ignore-host=localhost',
  ]);
  const firstWindow = await command<string>('GET', `${session}/window`);
  return {
    newTab: async () => {
      await command('POST', `${session}/window`, { handle: firstWindow });
      await openPopup(session);
      return tabOf(session);
    },
    close: async () => {
      await command('DELETE', session);
      await stop(driver);
      await stop(screen);
    },
  };
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

function tabOf(session: string): Tab {
  const errors: string[] = [];
  const post = (path: string, body: object) => command<unknown>('POST', `${session}/${path}`, body);
  const act = async (type: string, actions: object[]) => {
    await post('actions', { actions: [{ type, id: type, actions }] });
  };
  const evaluate = (expression: string) => post('execute/sync', { script: `return ${expression}`, args: [] });
  const collectErrors = async () => {
    errors.push(...((await evaluate('window.errorsSoFar?.splice(0) ?? []')) as string[]));
    return errors;
  };
  const page: EnginePage = {
    evaluate,
    goto: async (url) => {
      await collectErrors();
      await post('url', { url });
      await evaluate(`(${recordErrors.toString()})()`);
    },
    screenshot: async () => Buffer.from(await command<string>('GET', `${session}/screenshot`), 'base64'),
    mouse: {
      click: (x, y) =>
        act('pointer', [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
    },
    keyboard: {
      down: (key) => act('key', [{ type: 'keyDown', value: KEY_CODES[key] }]),
      up: (key) => act('key', [{ type: 'keyUp', value: KEY_CODES[key] }]),
      type: async (text) => {
        const [id] = Object.values(await command<Record<string, string>>('GET', `${session}/element/active`));
        await post(`element/${id}/value`, { text: text.replaceAll('\n', KEY_CODES.Enter) });
      },
    },
  };
  return {
    page,
    setViewportSize: async (width, height) => {
      await post('window/rect', { width, height });
    },
    errors: collectErrors,
    close: () => command('DELETE', `${session}/window`),
  };
}

/** Runs in the page once it is loaded, because this driver does not report the console. */
function recordErrors(): void {
  const errors: string[] = (window.errorsSoFar = []);
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  console.error = (...args: unknown[]) => errors.push(args.join(' '));
}

/**
 * Sends a WebDriver command.
 *
 * @param method `POST` with a body, else `GET` or `DELETE`
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
