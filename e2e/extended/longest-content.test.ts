import { givingMethods } from '../support/page-objects.ts';
import { isFreeText, rewriteContent, type TextField } from '../support/rewrite-content.ts';
import { pageHref } from '#site/routes.ts';
import { startCachingProxy } from '../support/caching-proxy.ts';
import { pages } from '../support/content.ts';
import { createTempSite } from '../support/temp-site.ts';
import { startWrangler } from '#tools/servers/wrangler-server.ts';
import { expect, test, whole } from '../support/test.ts';
import { unreadableText } from '../support/text-layout.ts';

const longWords = (
  'Thanksgiving Archimandrite Sanctification of Transfiguration Confraternity for Resurrection and ' +
  'Reconciliation Congregational the Protopresbyter Catechumenate Commemoration in Annunciation Hospitality'
).split(' ');

/** The longest and the shortest content that the schemas accept. With other focal points, all images are encoded again. */
const extremes: Record<string, (text: TextField) => string | undefined> = {
  'longest texts': longest,
  'required content only': ({ path, optional, schema, current }) =>
    optional && !schema.enum && !isAction(path) && !path.endsWith('.focalPoint') ? undefined : current,
};

/** A giving method has exactly one of its optional keys. */
const isAction = (path: string) => path.startsWith('giving-methods.');

for (const [extreme, rewriteText] of Object.entries(extremes)) {
  test.describe(extreme, () => {
    const resources = new AsyncDisposableStack();
    let url: string;

    // One worker, one build.
    test.describe.configure({ mode: 'default' });

    test.beforeAll(async () => {
      test.setTimeout(900_000);
      const site = resources.use(await createTempSite((folder) => rewriteContent(folder, rewriteText)));
      expect(site.code, site.output).toBe(0);
      const host = resources.use(await startWrangler(site.dist));
      ({ url } = resources.use(await startCachingProxy(host.url)));
    });

    test.afterAll(() => resources.disposeAsync());

    // Without a stream there is no Watch Live.
    const shown = pages.filter((page) => page !== 'watch-live' || extreme === 'longest texts');

    test('every page shows all text at every width', async ({ page }) => {
      for (const route of shown.map((name) => pageHref(name, '/'))) {
        await page.goto(url + route);
        for (const width of [320, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await unreadableText(page), `${route}, ${width} px`).toEqual([]);
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(width);
        }
      }
    });

    test('giving dialogs start at their heading, scroll to their end, and close', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(`${url}/Giving`);
      const openButtons = page.locator('button[aria-haspopup="dialog"]');
      await expect(openButtons).toHaveCount(givingMethods.length);
      for (const openButton of await openButtons.all()) {
        await openButton.click();
        const dialog = page.locator('dialog:modal');
        await expect(dialog.getByRole('heading')).toBeInViewport();
        expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        const action = dialog.locator('.giving-dialog-content :is(a, address span)').last();
        const closeButton = dialog.locator('.giving-dialog-header button');
        for (const element of [action, closeButton]) {
          await element.scrollIntoViewIfNeeded();
          await expect(element).toBeInViewport(whole);
        }
        await closeButton.click();
        await expect(dialog).toHaveCount(0);
      }
    });
  });
}

/**
 * @returns long words up to the text's maximum length, beginning with another word in each text; in every other text they
 * are one word. Neighbors in a list, and the same key of different pages, have both
 */
function longest({ path, schema, current }: TextField): string | undefined {
  if (isAction(path) && current === undefined) return undefined;
  if (schema.format === 'email')
    return `${'office.of.the.congregation'.repeat(2)}@${'church.'.repeat(4)}example`;
  if (!isFreeText(schema) || schema.maxLength === undefined) return current;
  const sum = Buffer.from(path).reduce((total, byte) => total + byte, 0);
  const [first, separator] = [sum % longWords.length, sum % 2 ? ' ' : ''];
  const words = [...longWords.slice(first), ...longWords.slice(0, first)];
  // Titles and descriptions of pages must be unique.
  if (/^pages\/[^.]+\.(title|description)$/.test(path)) words.unshift(path);
  const text = Array.from({ length: 9 }, () => words.join(separator)).join(separator);
  return text.slice(0, schema.maxLength).replace(/ $/, 's');
}
