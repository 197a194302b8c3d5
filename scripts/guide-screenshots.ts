/** Takes the screenshots in the guides of the parish office, `docs/office/screenshots`, from the current site. `focus.webp` is a drawing. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { createTempSite, serve } from '../support/temp-site.ts';
import { launchChromium } from '../support/browsers.ts';
import { screenshotContext } from '../support/screenshots.ts';
import { runCommand, UserError } from '../support/user-error.ts';

const folder = join(import.meta.dirname, '../docs/office/screenshots');

/** Name of the file, page, width of the window, and what to show. */
const screenshots: [
  name: string,
  path: string,
  width: number,
  show: (page: Page) => Promise<Locator> | Locator,
][] = [
  ['hours', '/', 1200, (page) => page.locator('[aria-labelledby=weekly-liturgies]')],
  ['card', '/', 420, (page) => page.locator('[aria-labelledby=life-at] li').first()],
  ['priests', '/AboutUs', 1100, (page) => page.locator('[aria-labelledby=priests] ul')],
  ['footer', '/', 1200, (page) => page.locator('body > footer')],
  ['giving-dialog', '/Giving', 700, givingDialog],
  ['form-sent', '/ContactUs', 700, sentForm],
];

await runCommand(async () => {
  await mkdir(folder, { recursive: true });
  await using site = await createTempSite(showFormStatus);
  if (site.code !== 0) throw new UserError(site.output);
  await using server = await serve(site.dist);
  await using browser = await launchChromium();
  for (const [name, path, width, show] of screenshots) {
    await using context = await screenshotContext(browser, { viewport: { width, height: 800 } });
    const page = await context.newPage();
    await page.goto(server.url + path);
    const element = await show(page);
    await page.addStyleTag({ content: 'astro-island:has(nav), .skip-link { visibility: hidden }' });
    await save(name, await screenshotOf(element));
  }
  return 0;
});

/** Sets the contact form to show whether the message was sent. */
async function showFormStatus(copy: string): Promise<void> {
  const file = join(copy, 'src/content/pages/contact-us.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^feedback: .*$/m, 'feedback: status'));
}

/** The dialog of the last giving method: every church offers one. */
async function givingDialog(page: Page): Promise<Locator> {
  await page.locator('.giving-method > button').last().click();
  return page.locator('dialog[open]');
}

async function sentForm(page: Page): Promise<Locator> {
  const form = page.locator('form');
  await page.addStyleTag({ content: 'form { padding: 24px }' });
  await form.getByRole('button').click();
  await form.getByRole('status').filter({ hasText: /\w/ }).waitFor();
  return form;
}

/** @returns a PNG of an element, once its images are decoded */
async function screenshotOf(element: Locator): Promise<Buffer> {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate((node) =>
    Promise.all([...node.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined))),
  );
  return element.screenshot();
}

async function save(name: string, png: Buffer): Promise<void> {
  const file = join(folder, `${name}.webp`);
  const { size } = await sharp(png).webp({ quality: 75, effort: 6 }).toFile(file);
  console.log(`docs/office/screenshots/${name}.webp, ${Math.ceil(size / 1000)} kB`);
}
