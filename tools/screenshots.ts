/**
 * Takes the screenshots in the guides of the parish office, `docs/office/screenshots`, and the image at the top of the
 * README, from the current site. `focus.webp` and `photo-*.webp` are drawings.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { addDays, dateIn, nextWeekday } from '#time/dates.ts';
import type { Liturgy } from '#liturgies/schema.ts';
import { chromiumOptions, wholeChromium } from './browsers.ts';
import { startWrangler } from './servers/wrangler-server.ts';

const root = join(import.meta.dirname, '..');

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

await using browser = await chromium.launch({ ...chromiumOptions, executablePath: wholeChromium() });
using folder = mkdtempDisposableSync(join(tmpdir(), 'screenshots-'));

// The contact form shows whether the message was sent.
await using server = await serve('site', {
  'pages/contact-us.yaml': { ...read('pages/contact-us.yaml'), feedback: 'status' },
});
await takeScreenshots(server.url, screenshots);
await using changedServer = await serve('changed', changes());
await takeScreenshots(changedServer.url, screenshotsOfChanges);

let html =
  '<style>body { background: #e9e2d3 } img { position: absolute; box-shadow: 0 10px 28px #281e14aa }</style>';
for (const { path, viewport, width, left, top } of windows) {
  const options = { viewport: { width: viewport, height: 800 }, deviceScaleFactor: 2 };
  await using context = await screenshotContext(options);
  const page = await context.newPage();
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  const png = (await page.screenshot()).toString('base64');
  html += `<img src="data:image/png;base64,${png}" width="${width}"
    style="left: ${left}px; top: ${top}px; border-radius: ${viewport < 500 ? 24 : 12}px">`;
}
const page = await browser.newPage({ viewport: { width: 1600, height: 1040 } });
await page.setContent(html);
await save('readme.webp', await page.screenshot());

/** Builds and serves the site with other content in some files. */
function serve(name: string, files: Record<string, object>) {
  const [content, dist] = [join(folder.path, name), join(folder.path, `${name}-dist`)];
  for (const [file, data] of Object.entries(files)) {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), stringify(data));
  }
  const command = [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent', '--outDir', dist];
  execFileSync(process.execPath, command, { cwd: root, env: { ...process.env, CONTENT: content } });
  return startWrangler(dist);
}

function read(file: string): object {
  return parse(readFileSync(join(root, 'src/content', file), 'utf8')) as object;
}

async function takeScreenshots(url: string, list: readonly Screenshot[]): Promise<void> {
  for (const [name, path, width, show] of list) {
    await using context = await screenshotContext({ viewport: { width, height: 800 } });
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

/** @returns a browser context without animations, in which every other service answers */
async function screenshotContext(options: BrowserContextOptions) {
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true, ...options });
  const headers = { 'access-control-allow-origin': '*' };
  await context.route(/^https:/, (route) => route.fulfill({ headers, contentType: 'text/html', body: 'OK' }));
  return context;
}

/** Cancels the last weekly liturgy once, moves the one before, and posts a notice. */
function changes() {
  const today = dateIn('UTC', new Date());
  const services = read('liturgies.yaml') as { liturgies: Liturgy[] };
  const [moved, canceled] = services.liturgies.slice(-2).map(({ id, day }) => ({
    liturgy: id,
    // Within seven days, it would be in the list of the weekly hours.
    date: nextWeekday(addDays(today, 9), day),
  }));
  const hours = { startTime: '5:00 PM', endTime: '7:00 PM', reason: 'A visit of the bishop' };
  const text = 'There is no liturgy on Sunday because of snow.';
  return {
    'liturgies.yaml': {
      ...services,
      changes: [
        { ...moved, ...hours },
        { ...canceled, canceled: true, reason: 'Snow' },
      ],
    },
    'notices.yaml': { notices: [{ text, lastDate: addDays(today, 6) }] },
  };
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

/** @param file in `docs/` */
async function save(file: string, png: Buffer): Promise<void> {
  const image = sharp(png).webp({ quality: 75, effort: 6, smartSubsample: true });
  const { size } = await image.toFile(join(root, 'docs', file));
  console.log(`docs/${file}, ${Math.ceil(size / 1000)} kB`);
}
