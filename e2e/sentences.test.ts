import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SiteName } from './support/fixtures.ts';
import { readLinks, readTexts } from './support/read-texts.ts';
import { expect, test } from './support/test.ts';

/** The parts of the pages whose sentences follow from content and day. */
const parts = {
  day: '.church-day :is(time, h2, h2 + div p)',
  notices: '.notices li',
  pauses: 'main .service-changes:not(:has(h3, h4)) :is(li, p)',
  hours: 'main .liturgy-list > div',
  'next liturgy': '.next-service > :is(h2, h3, p)',
  'next feast': '.next-service ~ div:has([href$="#feasts-and-fasts"])',
  changes: 'main .service-changes :is(h3, h4, :is(h3, h4) ~ ul > li, :is(h3, h4) ~ a)',
  'next events': '.next-events li',
  Gospels: '.hours-panel > section dl > div',
  events: '[aria-labelledby=upcoming-events] :is(ol:has(ul) > li, ol + p)',
  feasts: '.feasts > li',
  year: '.year-table tr',
  clergy: '[aria-labelledby=priests] li',
  links: 'main a',
  'sent by WhatsApp': 'main a[href^="https://wa.me/"]',
};

const folder = join(import.meta.dirname, 'expected');
/** By fixture and path. */
const expected = Object.fromEntries(
  readdirSync(folder).map((file) => [
    file.replace('.yaml', ''),
    parse(readFileSync(join(folder, file), 'utf8')) as Record<string, Record<keyof typeof parts, string[]>>,
  ]),
);

for (const [fixture, pages] of Object.entries(expected)) {
  test.describe(fixture, () => {
    test.use({ fixture: fixture as SiteName });

    for (const [path, sentences] of Object.entries(pages)) {
      test(`${path} says ${Object.keys(sentences).join(', ')}`, async ({ page }) => {
        await page.goto(path);
        const shared = await page.locator(parts['sent by WhatsApp']).evaluateAll((links) =>
          links.map((link) => {
            link.remove();
            return new URL((link as HTMLAnchorElement).href).searchParams.get('text')?.replace(/\s/g, ' ');
          }),
        );
        await page.locator('details').evaluateAll((all) => all.forEach((it) => it.setAttribute('open', '')));
        for (const [part, lines] of Object.entries(sentences) as [keyof typeof parts, string[]][]) {
          const read =
            part === 'sent by WhatsApp'
              ? shared
              : await (part === 'links' ? readLinks : readTexts)(page.locator(parts[part]));
          const shown = lines.includes('…') ? read.filter((line) => lines.includes(String(line))) : read;
          expect.soft(shown, part).toEqual(lines.filter((line) => line !== '…'));
        }
      });
    }
  });
}
