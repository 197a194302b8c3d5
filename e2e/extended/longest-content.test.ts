import { whole } from '../support/in-viewport.ts';
import { type Text, rewriteContent } from '../support/rewrite-content.ts';
import { routes } from '../support/routes.ts';
import { createTempSite, serve } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';
import { unreadableWords } from '../support/text-layout.ts';

const words =
  'Thanksgiving Archimandrite Sanctification of Transfiguration Confraternity for Resurrection and ' +
  'Reconciliation Congregational the Protopresbyter Catechumenate Commemoration in Annunciation Hospitality';

/** What an editor may write, at its extremes. */
const extremes: Record<string, (text: Text) => string | undefined> = {
  'every text as long as it may be': (text) =>
    longest(text, (length) => rotated(text.place).repeat(9).slice(0, length).replace(/ $/, 's')),
  'every text as long as it may be, in one word': (text) =>
    longest(text, (length) => rotated(text.place).replaceAll(' ', '').repeat(9).slice(0, length)),
  'nothing but what is required': ({ optional, present }) => (optional ? undefined : present),
};

for (const [extreme, text] of Object.entries(extremes)) {
  test.describe(extreme, () => {
    const open = new AsyncDisposableStack();
    let url: string;

    // One worker, one build.
    test.describe.configure({ mode: 'default' });

    test.beforeAll(async () => {
      test.setTimeout(120_000);
      const site = open.use(await createTempSite((folder) => rewriteContent(folder, { text })));
      expect(site.code, site.output).toBe(0);
      ({ url } = open.use(await serve(site.dist)));
    });

    test.afterAll(async () => {
      await open.disposeAsync();
    });

    for (const route of routes) {
      test(`${route} shows it all, on every screen`, async ({ page }) => {
        for (const width of [320, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(url + route);
          expect.soft(await unreadableWords(page), `${width} px`).toEqual([]);
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      });
    }

    test('the modals hold it too, to their last button', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${url}/Giving`);
      const openers = page.locator('button[aria-haspopup="dialog"]');
      await expect(openers).toHaveCount(3);
      for (const opener of await openers.all()) {
        await opener.click();
        const dialog = page.locator('dialog:modal');
        expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        const close = dialog.getByRole('button').last();
        await close.scrollIntoViewIfNeeded();
        await expect(close).toBeInViewport(whole);
        await page.screenshot({});
        await close.click();
        await expect(dialog).toHaveCount(0);
      }
    });
  });
}

/** The longest that may stand there; a text with a form of its own stays as it is. */
function longest({ form, present, place }: Text, ofLength: (length: number) => string): string | undefined {
  if (form.format === 'email')
    return `${'office.of.the.congregation'.repeat(2)}@${'smpk-church.'.repeat(4)}example`;
  if (form.pattern !== undefined || form.format !== undefined || form.maxLength === undefined) return present;
  // Search engines tell pages apart by these two.
  if (/^pages\/[^.]+\.(title|description)$/.test(place))
    return `${place} ${ofLength(form.maxLength)}`.slice(0, form.maxLength);
  return ofLength(form.maxLength);
}

/** The words, each time from another one on. */
function rotated(place: string): string {
  const all = words.split(' ');
  const first = Buffer.from(place).reduce((sum, byte) => sum + byte, 0) % all.length;
  return `${[...all.slice(first), ...all.slice(0, first)].join(' ')} `;
}
