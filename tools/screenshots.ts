/**
 * Takes the screenshots in the guides of the parish office, `docs/office/screenshots`, and the image at the top of the
 * README, from the current site. `focus.webp` and `photo-*.webp` are drawings.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { addDays, dateIn, nextWeekday } from '#time/dates.ts';
import type { Services } from '#liturgies/schema.ts';
import { readContent } from '#tools/shared/read-content.ts';
import { chromiumOptions, wholeChromium } from './browsers.ts';
import { startWrangler } from './servers/wrangler-server.ts';

const root = join(import.meta.dirname, '..');

/** Name of the file, page, width of the window, what to show, and what to press before. */
const screenshots = [
  ['hours', '/', 1200, '[aria-labelledby=weekly-liturgies]'],
  ['card', '/', 420, '[aria-labelledby=life-at] li'],
  ['priests', '/AboutUs', 1100, '[aria-labelledby=priests] ul'],
  ['footer', '/', 1200, 'body > footer'],
  ['canceled', '/Schedule', 560, '.service-changes li:has-text("Snow")'],
  ['moved', '/Schedule', 560, '.service-changes li:has-text("bishop")'],
  ['notice', '/', 560, '.notices'],
  // The last giving method: every church offers one.
  ['giving-dialog', '/Giving', 700, 'dialog[open]', '.giving-method:last-child > div > button'],
  ['form-sent', '/ContactUs', 700, 'form:has([data-text=sent])', 'form button'],
] as const;

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
const dist = join(folder.path, 'dist');
writeContent(join(folder.path, 'content'));
execFileSync(
  process.execPath,
  [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent', '--outDir', dist],
  {
    cwd: root,
    env: { ...process.env, CONTENT: join(folder.path, 'content') },
  },
);
await using server = await startWrangler(dist);

for (const [name, path, width, shown, pressed] of screenshots) {
  await using page = await openPage(path, { viewport: { width, height: 800 } });
  await page.addStyleTag({
    content: 'header:has(nav), .skip-link { visibility: hidden } form { padding: 24px }',
  });
  if (pressed) await page.locator(pressed).click();
  const element = page.locator(shown).first();
  await element.scrollIntoViewIfNeeded();
  await element.evaluate((node) =>
    Promise.all([...node.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined))),
  );
  await save(`office/screenshots/${name}.webp`, await element.screenshot());
}

let html =
  '<style>body { background: #e9e2d3 } img { position: absolute; box-shadow: 0 10px 28px #281e14aa }</style>';
for (const { path, viewport, width, left, top } of windows) {
  const options = { viewport: { width: viewport, height: 800 }, deviceScaleFactor: 2 };
  await using page = await openPage(path, options);
  await page.addStyleTag({ content: '.notices, .service-changes { display: none }' });
  const png = (await page.screenshot()).toString('base64');
  html += `<img src="data:image/png;base64,${png}" width="${width}"
    style="left: ${left}px; top: ${top}px; border-radius: ${viewport < 500 ? 24 : 12}px">`;
}
const page = await browser.newPage({ viewport: { width: 1600, height: 1040 } });
await page.setContent(html);
await save('readme.webp', await page.screenshot());

/**
 * Writes content in which the last weekly liturgy is canceled once, the one before is moved, there is a notice, and the contact
 * form shows whether the message was sent.
 */
function writeContent(content: string): void {
  const { 'liturgies.yaml': liturgies, 'pages/contact-us.yaml': contact } = readContent(root);
  const today = dateIn('UTC', new Date());
  const services = liturgies as Services;
  const [moved, canceled] = services.liturgies.slice(-2).map(({ id, day }) => ({
    liturgy: id,
    // Sooner, it would be beside the weekly hours, which are in the README's image.
    date: nextWeekday(addDays(today, 23), day),
  }));
  const hours = { startTime: '5:00 PM', endTime: '7:00 PM', reason: 'A visit of the bishop' };
  const changes = [
    { ...moved, ...hours },
    { ...canceled, canceled: true, reason: 'Snow' },
  ];
  const notice = { text: 'There is no liturgy on Sunday because of snow.', lastDate: addDays(today, 6) };
  mkdirSync(join(content, 'pages'), { recursive: true });
  for (const [file, data] of Object.entries({
    'liturgies.yaml': { ...services, changes },
    'notices.yaml': { notices: [notice] },
    'pages/contact-us.yaml': { ...(contact as object), feedback: 'status' },
  }))
    writeFileSync(join(content, file), stringify(data));
}

/** Opens a page without animations, in which every other service answers. */
async function openPage(path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', bypassCSP: true, ...options });
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(/^https:/, (route) => route.fulfill({ headers, contentType: 'text/html', body: 'OK' }));
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  return page;
}

/** @param file in `docs/` */
async function save(file: string, png: Buffer): Promise<void> {
  const image = sharp(png).webp({ quality: 75, effort: 6, smartSubsample: true });
  const { size } = await image.toFile(join(root, 'docs', file));
  console.log(`docs/${file}, ${Math.ceil(size / 1000)} kB`);
}
