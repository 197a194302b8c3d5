import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../../scripts/support/port.ts';
import type { Browser, Key, Start, Tab } from './tab.ts';
import { command, keyCodes } from './webdriver.ts';

/**
 * Starts the driver of WebKitGTK, which brings a browser of its own, on a screen that nobody sees.
 *
 * @see https://webkitgtk.org
 */
export async function startWebKit({ proxyPort, scripting }: Start): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(createInterface(screen.stdout), 'line')) as [string];
  const args = [
    '--automation',
    `--enable-javascript=${scripting}`,
    '--javascript-can-open-windows-automatically=true',
    `--proxy=http://127.0.0.1:${proxyPort}`,
    '--ignore-host=localhost',
  ];
  const { session, driver } = await newSession(`:${display}`, args);
  const first = await command<string>('GET', `${session}/window`);
  return {
    open: async () => {
      await command('POST', `${session}/window`, { handle: first });
      await openNarrowWindow(session);
      return tabOf(session);
    },
    close: async () => {
      await command('DELETE', session);
      await end(driver);
      await end(screen);
    },
  };
}

/** Now and then the browser does not answer its driver when it starts, and another start goes well. */
async function newSession(display: string, args: string[], attempts = 3): Promise<Session> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  const url = `http://127.0.0.1:${port}`;
  const capabilities = {
    alwaysMatch: { acceptInsecureCerts: true, 'webkitgtk:browserOptions': { args } },
  };
  try {
    await untilReady(url);
    const body = { capabilities };
    const { sessionId } = await command<{ sessionId: string }>('POST', `${url}/session`, body, 15_000);
    return { session: `${url}/session/${sessionId}`, driver };
  } catch (error) {
    await end(driver);
    if (attempts === 1) throw error;
    return newSession(display, args, attempts - 1);
  }
}

/** The browser's toolbar keeps its windows wider than a phone. Those that a page asks for as small ones have none. */
async function openNarrowWindow(session: string): Promise<void> {
  const before = await command<string[]>('GET', `${session}/window/handles`);
  const script = "open('about:blank', '', 'noopener,popup,width=360,height=740')";
  await command('POST', `${session}/execute/sync`, { script, args: [] });
  const after = await command<string[]>('GET', `${session}/window/handles`);
  await command('POST', `${session}/window`, { handle: after.find((handle) => !before.includes(handle)) });
}

function tabOf(session: string): Tab {
  const errors: string[] = [];
  const act = (type: string, options: object, actions: object[]) =>
    command('POST', `${session}/actions`, { actions: [{ type, id: type, ...options, actions }] });

  const ask: Tab['ask'] = (question, ...args) => {
    const script = `return (${question.toString()})(...arguments)`;
    return command('POST', `${session}/execute/sync`, { script, args });
  };
  const gather = async () => {
    errors.push(...(await ask(() => window.errorsSoFar?.splice(0) ?? [])));
  };

  return {
    ask,
    goTo: async (url) => {
      await gather();
      await command('POST', `${session}/url`, { url });
      await ask(watchErrors);
    },
    click: async ({ x, y }) => {
      await act('pointer', { parameters: { pointerType: 'mouse' } }, [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    press: async (...keys) => {
      const down = keys.map((key) => ({ type: 'keyDown', value: codeOf(key) }));
      const up = keys.toReversed().map((key) => ({ type: 'keyUp', value: codeOf(key) }));
      await act('key', {}, [...down, ...up]);
    },
    write: async (text) => {
      const active = await command<Record<string, string>>('GET', `${session}/element/active`);
      await command('POST', `${session}/element/${Object.values(active)[0] ?? ''}/value`, {
        text: text.replaceAll('\n', keyCodes.Enter),
      });
    },
    resize: async (width, height) => {
      await command('POST', `${session}/window/rect`, { width, height });
    },
    picture: async () => Buffer.from(await command<string>('GET', `${session}/screenshot`), 'base64'),
    errors: async () => {
      await gather();
      return errors;
    },
    close: async () => {
      await command('DELETE', `${session}/window`);
    },
  };
}

/** Runs in the page, once it is loaded: this driver tells nothing of the console. */
function watchErrors(): void {
  const errors: string[] = (window.errorsSoFar = []);
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  console.error = (...words: unknown[]) => errors.push(words.join(' '));
}

function codeOf(key: Key): string {
  return key in keyCodes ? keyCodes[key as keyof typeof keyCodes] : key;
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const ready = await command('GET', `${url}/status`).then(
      () => true,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'close');
}

interface Session {
  /** Its address at the driver. */
  session: string;
  driver: ChildProcess;
}

declare global {
  interface Window {
    errorsSoFar?: string[];
  }
}
