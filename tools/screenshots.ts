/**
 * Takes the screenshots in the guides of the parish office, `docs/office/screenshots`, and the image at the top of the
 * README, from the current site. `focus.webp` and `photo-*.webp` are drawings.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { addDays, dateIn, nextWeekday } from '#time/dates.ts';
import type { Liturgy } from '#liturgies/schema.ts';
import { chromiumOptions, wholeChromium } from './test-sites/browsers.ts';
import { startServicesProxy } from './test-sites/services-proxy.ts';
import { createTempSite } from './test-sites/temp-site.ts';
import { runCommand, UserError } from './user-error.ts';
import { startWrangler } from './servers/wrangler-server.ts';

const docs = join(import.meta.dirname, '../docs');

/** Name of the file, page, width of the window, and what to show. */
type Screenshot = [
  name: string,
  path: string,
  width: number,
  show: (page: Page) => Promise<Locator> | Locator,
];

const screenshots: Screenshot[] = [
  ['hours', '/', 1200, (page) => page.locator('[aria-labelledby=weekly-liturgies]')],
  ['card', '/', 420, (page) => page.locator('[aria-labelledby=life-at] li').first()],
  ['priests', '/AboutUs', 1100, (page) => page.locator('[aria-labelledby=priests] ul')],
  ['footer', '/', 1200, (page) => page.locator('body > footer')],
  ['giving-dialog', '/Giving', 700, givingDialog],
  ['form-sent', '/ContactUs', 700, sentForm],
];

/** Of a site with a canceled and a moved liturgy, and a notice. */
const screenshotsOfChanges: Screenshot[] = [
  ['canceled', '/Schedule', 560, (page) => page.locator('.service-changes li', { hasText: 'Snow' })],
  ['moved', '/Schedule', 560, (page) => page.locator('.service-changes li', { hasText: 'bishop' })],
  ['notice', '/', 560, (page) => page.locator('.notices')],
];

/**
 * The windows in the README's image, Home and Schedule on a desktop and on a phone, from back to front: width of the
 * viewport, then width and position in the image, in pixels.
 */
const windows = [
  { path: '/Schedule', viewport: 1280, width: 1000, left: 540, top: 40 },
  { path: '/', viewport: 1280, width: 1000, left: 60, top: 335 },
  { path: '/Schedule', viewport: 390, width: 270, left: 1280, top: 440 },
  { path: '/', viewport: 390, width: 270, left: 970, top: 440 },
];

await runCommand(async () => {
  await using site = await createTempSite(showFormStatus);
  if (site.code !== 0) throw new UserError(site.output);
  await using server = await startWrangler(site.dist);
  await using services = await startServicesProxy();
  await using browser = await chromium.launch({
    ...chromiumOptions,
    executablePath: wholeChromium(),
    proxy: { server: `http://localhost:${services.port}`, bypass: 'localhost' },
  });
  await takeScreenshots(browser, server.url, screenshots);
  {
    await using changed = await createTempSite(enterChanges);
    if (changed.code !== 0) throw new UserError(changed.output);
    await using changedServer = await startWrangler(changed.dist);
    await takeScreenshots(browser, changedServer.url, screenshotsOfChanges);
  }

  let html =
    '<style>body { background: #e9e2d3 } img { position: absolute; box-shadow: 0 10px 28px #281e14aa }</style>';
  for (const { path, viewport, width, left, top } of windows) {
    const options = { viewport: { width: viewport, height: 800 }, deviceScaleFactor: 2 };
    await using context = await screenshotContext(browser, options);
    const page = await context.newPage();
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    const png = (await page.screenshot()).toString('base64');
    html += `<img src="data:image/png;base64,${png}" width="${width}"
      style="left: ${left}px; top: ${top}px; border-radius: ${viewport < 500 ? 24 : 12}px">`;
  }
  const page = await browser.newPage({ viewport: { width: 1600, height: 1040 } });
  await page.setContent(html);
  await save('readme.webp', await page.screenshot());
  return 0;
});

async function takeScreenshots(browser: Browser, url: string, list: readonly Screenshot[]): Promise<void> {
  for (const [name, path, width, show] of list) {
    await using context = await screenshotContext(browser, { viewport: { width, height: 800 } });
    const page = await context.newPage();
    await page.goto(url + path);
    const element = await show(page);
    await element.scrollIntoViewIfNeeded();
    await element.evaluate((node) =>
      Promise.all([...node.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined))),
    );
    await page.addStyleTag({ content: 'astro-island:has(nav), .skip-link { visibility: hidden }' });
    await save(`office/screenshots/${name}.webp`, await element.screenshot());
  }
}

/** @returns a browser context for screenshots: without animations, and with the mocks of other services */
function screenshotContext(browser: Browser, options: BrowserContextOptions) {
  const mocks = { bypassCSP: true, ignoreHTTPSErrors: true };
  return browser.newContext({ reducedMotion: 'reduce', ...mocks, ...options });
}

/** Cancels the last weekly liturgy once, moves the one before, and posts a notice. */
async function enterChanges(copy: string): Promise<void> {
  const today = dateIn('UTC', new Date());
  const edit = async (name: string, change: (data: { liturgies: Liturgy[] }) => object) => {
    const file = join(copy, 'src/content', name);
    const data = parse(await readFile(file, 'utf8')) as { liturgies: Liturgy[] };
    await writeFile(file, stringify({ ...data, ...change(data) }));
  };
  await edit('liturgies.yaml', ({ liturgies }) => {
    const [moved, canceled] = liturgies.slice(-2).map(({ id, day }) => ({
      liturgy: id,
      // Within seven days, it would be in the list of the weekly hours.
      date: nextWeekday(addDays(today, 9), day),
    }));
    const hours = { startTime: '5:00 PM', endTime: '7:00 PM', reason: 'A visit of the bishop' };
    return {
      changes: [
        { ...moved, ...hours },
        { ...canceled, canceled: true, reason: 'Snow' },
      ],
    };
  });
  await edit('notices.yaml', () => {
    const text = 'There is no liturgy on Sunday because of snow.';
    return { notices: [{ text, lastDate: addDays(today, 6) }] };
  });
}

/** Sets the contact form to show whether the message was sent. */
async function showFormStatus(copy: string): Promise<void> {
  const file = join(copy, 'src/content/pages/contact-us.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^feedback: .*$/m, 'feedback: status'));
}

/** The dialog of the last giving method: every church offers one. */
async function givingDialog(page: Page): Promise<Locator> {
  await page.locator('.giving-method > div > button').last().click();
  return page.locator('dialog[open]');
}

async function sentForm(page: Page): Promise<Locator> {
  const form = page.locator('form');
  await page.addStyleTag({ content: 'form { padding: 24px }' });
  await form.getByRole('button').click();
  await form.locator('[data-text=sent]').waitFor();
  return form;
}

/** @param file in `docs` */
async function save(file: string, png: Buffer): Promise<void> {
  const image = sharp(png).webp({ quality: 75, effort: 6, smartSubsample: true });
  const { size } = await image.toFile(join(docs, file));
  console.log(`docs/${file}, ${Math.ceil(size / 1000)} kB`);
}
