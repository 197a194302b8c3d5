/**
 * Takes the pictures of the office's guides anew, from the site as it is built now: `docs/office/screenshots`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { createTempSite, serve } from '../e2e/support/temp-site.ts';
import { blockExternalRequests } from '../e2e/support/mock-services.ts';
import { isRoot, chromiumFlags, ensureChromium } from './support/chromium.ts';
import { UserError, runCommand } from './support/user-error.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/office/screenshots');

type Shot = [name: string, path: string, width: number, show: (page: Page) => Promise<Locator> | Locator];

/** Each: its name, the page it is taken from, how wide the window is, and what of it is shown. */
const shots: Shot[] = [
  ['hours', '/', 1200, (page) => page.locator('[aria-labelledby=liturgies]')],
  ['card', '/', 420, (page) => page.locator('[aria-labelledby=life-at] li').first()],
  ['priests', '/AboutUs', 1100, (page) => page.locator('[aria-labelledby=priests] ul')],
  ['footer', '/', 1200, (page) => page.locator('body > footer')],
  ['zelle', '/Giving#zelle', 700, (page) => page.locator('dialog[open]')],
  ['form-sent', '/ContactUs', 700, sentForm],
];

await runCommand(async () => {
  await mkdir(folder, { recursive: true });
  await using site = await createTempSite(answering);
  if (site.code !== 0) throw new UserError(site.output);
  await using served = await serve(site.dist);
  const executablePath = await ensureChromium(console.log);
  await using browser = await chromium.launch({
    executablePath,
    args: chromiumFlags,
    chromiumSandbox: !isRoot,
  });
  for (const [name, path, width, show] of shots) {
    await using context = await browser.newContext({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await blockExternalRequests(context);
    await waitForFonts(context);
    const page = await context.newPage();
    await page.goto(served.url + path);
    await save(name, await picture(await show(page)));
  }
  await save('focus', await grid(join(root, 'src/assets/life-at/LifeAt3.jpg')));
  return 0;
});

/** The form in these pictures says what became of a message. */
async function answering(copy: string): Promise<void> {
  const file = join(copy, 'src/content/pages/contact-us.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^feedback: .*$/m, 'feedback: status'));
}

/** A visitor's first page may show the fonts of the machine, if the site's come late; a picture must not. */
async function waitForFonts(context: BrowserContext): Promise<void> {
  await context.route(/\/[A-Z]\w*$|\/$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: html.replaceAll('font-display:optional', 'font-display:block') });
  });
}

async function sentForm(page: Page): Promise<Locator> {
  const form = page.locator('form');
  await page.addStyleTag({ content: 'form { padding: 24px }' });
  await form.getByRole('button').click();
  await form.getByRole('status').filter({ hasText: /\w/ }).waitFor();
  return form;
}

async function picture(part: Locator): Promise<Buffer> {
  await part.scrollIntoViewIfNeeded();
  await part.page().addStyleTag({ content: 'astro-island:has(nav), .skip-link { visibility: hidden }' });
  await part.evaluate((element) =>
    Promise.all([...element.querySelectorAll('img')].map((image) => image.decode())),
  );
  return part.screenshot();
}

/** A picture with a ruler across and down, to read a focus from. */
async function grid(file: string): Promise<Buffer> {
  const [width, height] = [640, 480];
  const at = [0, 20, 40, 60, 80, 100];
  const lines = at.flatMap((percent) => {
    const [x, y] = [(width * percent) / 100, (height * percent) / 100];
    return [
      `<path d="M${x} 0V${height}M0 ${y}H${width}" stroke="#fff" stroke-opacity=".7"/>`,
      `<text x="${Math.min(Math.max(x, 18), width - 20)}" y="16" text-anchor="middle">${percent}%</text>`,
      percent > 0 && percent < 100 ? `<text x="4" y="${y + 5}">${percent}%</text>` : '',
    ];
  });
  const ruler = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <style>text { font: 700 14px sans-serif; fill: #fff; stroke: #000; stroke-width: 3px; paint-order: stroke }</style>
    ${lines.join('')}
    <g fill="none" transform="translate(${width * 0.54} ${height * 0.7})">
      <circle r="16" stroke="#fff" stroke-width="8"/>
      <circle r="16" stroke="#f00" stroke-width="4"/>
    </g>
  </svg>`;
  return sharp(file)
    .resize(width, height)
    .composite([{ input: Buffer.from(ruler) }])
    .png()
    .toBuffer();
}

async function save(name: string, png: Buffer): Promise<void> {
  const { size } = await sharp(png)
    .webp({ quality: 75, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`docs/office/screenshots/${name}.webp, ${Math.ceil(size / 1000)} kB`);
}
