import { join } from 'node:path';
import type { Browser } from 'playwright/test';
import sharp from 'sharp';
import { urlsOf } from './support/fixtures.ts';
import { test } from './support/test.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/**
 * The screenshots in the guides of the parish office, `docs/office/screenshots`, are of the small parishes of the tests, the image at
 * the top of the README is of this one. `focus.webp` and `photo-*.webp` are drawings. Each has a name, a page, the width of the
 * window, what to show, and what to press before.
 */
for (const [name, path, width, shown, pressed] of [
  ['hours', '/', 1200, '[aria-labelledby=weekly-liturgies]'],
  ['card', '/', 420, '[aria-labelledby=life-at] li'],
  ['priests', '/AboutUs', 1100, '[aria-labelledby=priests] ul'],
  ['footer', '/', 1200, 'body > footer'],
  ['canceled', '/Schedule', 560, 'main dl > div:has-text("Canceled")'],
  ['moved', '/Schedule', 560, '.service-changes li:has-text("Baptism")'],
  ['giving-dialog', '/Giving', 700, 'dialog[open]', '.giving-method:last-child > div > button'],
  ['form-sent', '/ContactUs', 700, 'form:has([data-text=sent])', 'form button'],
] as const)
  test(name, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path, { waitUntil: 'networkidle' });
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
  });

test.describe(() => {
  test.use({ fixture: 'holy-week' });

  test('notice', async ({ page }) => {
    await page.setViewportSize({ width: 560, height: 800 });
    await page.goto('/');
    await save('office/screenshots/notice.webp', await page.locator('.notices li').last().screenshot());
  });
});

/** Home and Schedule on a desktop and on a phone, from back to front: the viewport, then its place in the image, in pixels. */
test('readme', async ({ browser, page }) => {
  let html =
    '<style>body { background: #e9e2d3 } img { position: absolute; box-shadow: 0 10px 28px #281e14aa }</style>';
  for (const { path, viewport, width, left, top } of [
    { path: '/Schedule', viewport: 1280, width: 1000, left: 540, top: 40 },
    { path: '/', viewport: 1280, width: 1000, left: 60, top: 335 },
    { path: '/Schedule', viewport: 390, width: 270, left: 1280, top: 440 },
    { path: '/', viewport: 390, width: 270, left: 970, top: 440 },
  ]) {
    const png = await screenshot(browser, urlsOf('shipped').url + path, viewport);
    html += `<img src="data:image/png;base64,${png.toString('base64')}" width="${width}"
      style="left: ${left}px; top: ${top}px; border-radius: ${viewport < 500 ? 24 : 12}px">`;
  }
  await page.setViewportSize({ width: 1600, height: 1040 });
  await page.setContent(html);
  await save('readme.webp', await page.screenshot());
});

async function screenshot(browser: Browser, url: string, width: number): Promise<Buffer> {
  const viewport = { width, height: 800 };
  await using page = await browser.newPage({
    viewport,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: '.notices, .service-changes { display: none }' });
  return await page.screenshot();
}

/** @param file in `docs/` */
const save = (file: string, png: Buffer) =>
  sharp(png)
    .webp({ quality: 75, effort: 6, smartSubsample: true })
    .toFile(join(import.meta.dirname, '../docs', file));
