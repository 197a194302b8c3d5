import { join } from 'node:path';
import sharp from 'sharp';
import { urlsOf } from './support/fixtures.ts';
import { scrollThrough, test } from './support/test.ts';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Of the small parishes of the tests, for the guides of the parish office: a name, a page, the width of the window, what to show, and
 * what to press before. In `docs/office/screenshots`, `focus.webp` and `photo-*.webp` are drawings.
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
  ['notice', '/', 560, '.notices li:last-child'],
] as const)
  test(name, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(urlsOf(name === 'notice' ? 'holy-week' : 'ordinary').url + path);
    await page.addStyleTag({
      content: 'header:has(nav), .skip-link { visibility: hidden } form { padding: 24px }',
    });
    await scrollThrough(page);
    if (pressed) await page.locator(pressed).click();
    await save(`office/screenshots/${name}`, await page.locator(shown).first().screenshot());
  });

test.describe(() => {
  test.use({ fixture: 'shipped', deviceScaleFactor: 2 });

  /** Home and Schedule on a desktop and on a phone, from back to front, with their places in the image. */
  test('readme', async ({ page }) => {
    let html =
      '<style>body { background: #e9e2d3 } img { position: absolute; box-shadow: 0 10px 28px #281e14aa }</style>';
    for (const { path, viewport, place } of [
      { path: '/Schedule', viewport: 1280, place: 'left: 540px; top: 40px; width: 1000px' },
      { path: '/', viewport: 1280, place: 'left: 60px; top: 335px; width: 1000px' },
      { path: '/Schedule', viewport: 390, place: 'left: 1280px; top: 440px; width: 270px' },
      { path: '/', viewport: 390, place: 'left: 970px; top: 440px; width: 270px' },
    ]) {
      await page.setViewportSize({ width: viewport, height: 800 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.addStyleTag({ content: '.notices, .service-changes { display: none }' });
      const image = (await page.screenshot()).toString('base64');
      html += `<img src="data:image/png;base64,${image}" style="${place}; border-radius: 16px">`;
    }
    await page.setViewportSize({ width: 1600, height: 1040 });
    await page.setContent(html);
    await save('readme', await page.screenshot({ scale: 'css' }));
  });
});

const save = (name: string, png: Buffer) =>
  sharp(png)
    .webp({ quality: 75, effort: 6, smartSubsample: true })
    .toFile(join(import.meta.dirname, `../docs/${name}.webp`));
