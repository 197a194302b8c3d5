import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import getPort from 'get-port';
import { Builder, type WebDriver } from 'selenium-webdriver';

const startTimeoutMs = 15_000;

/**
 * Launches WebKitGTK through its WebDriver, on a virtual screen.
 * @see https://webkitgtk.org
 */
export async function launchWebKit(proxyPort: number) {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(createInterface(screen.stdout), 'line')) as [string];
  const { driver, server } = await newSession(`:${display}`, [
    '--automation',
    '--javascript-can-open-windows-automatically=true',
    `--proxy=http://127.0.0.1:${proxyPort}`,
    '--ignore-host=localhost',
  ]);
  const firstWindow = await driver.getWindowHandle();
  return {
    /** Opens a window without a toolbar, which can be as narrow as a phone. */
    openPopup: async (): Promise<WebDriver> => {
      await driver.switchTo().window(firstWindow);
      const before = await driver.getAllWindowHandles();
      await driver.executeScript("open('about:blank', '', 'noopener,popup,width=360,height=740')");
      const popup = (await driver.getAllWindowHandles()).find((handle) => !before.includes(handle));
      await driver.switchTo().window(popup ?? '');
      return driver;
    },
    close: async () => {
      await driver.quit();
      server.kill();
      screen.kill();
    },
  };
}

/** Retries, because the browser sometimes does not respond to its driver at startup. */
async function newSession(display: string, args: string[], attempts = 3): Promise<Session> {
  const port = await getPort({ host: '127.0.0.1' });
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  const timeout = setTimeout(() => server.kill(), startTimeoutMs);
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

export type WebKit = Awaited<ReturnType<typeof launchWebKit>>;

interface Session {
  driver: WebDriver;
  server: ChildProcess;
}
