import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import type { SiteName } from './support/fixtures.ts';
import { expectLines, readAlts, readLinks, readTexts, readTimes } from './support/read-texts.ts';
import { test } from './support/test.ts';

const parts = {
  day: '.church-day :is(time, h2, h2 + div p)',
  notices: '.notices li',
  pauses: 'main .service-changes:not(:has(h3, h4)) li',
  hours: 'main .liturgy-list > div',
  'times of the hours': 'main .liturgy-list time',
  'row of the next liturgy': '.liturgy-list > div:has(dt > i:not([hidden])) > dt',
  'next liturgy': '.next-service > :is(h2, h3, p)',
  'times of the next liturgy': '.next-service > p time',
  'this Sunday': '.this-sunday',
  'next feast': '.next-service ~ div:has([href$="#feasts-and-fasts"])',
  changes: 'main .service-changes :is(h3, h4, :is(h3, h4) ~ ul > li, :is(h3, h4) ~ a)',
  'next events': '.next-events li',
  Gospels: '.hours-panel > section dl > div',
  events: '[aria-labelledby=upcoming-events] :is(ol:has(ul) > li, ol + p)',
  'times of events': '[aria-labelledby=upcoming-events] time',
  'pictures of the church year': ':is(.church-day, .feasts) img',
  'names in the year': '.year-names > li',
  feasts: '.feasts > li',
  year: '.year-table tr',
  'headings of the hours': '.hours-panel h3',
  'pauses of the panel': '#navigation .service-changes li',
  'hours of the panel': '#navigation dl > div',
  'links of the panel': '#navigation > :not(ul) a',
  'around the form': 'section:has(form) > p',
  'links to subscribe': 'main details.disclosure:not(.question) a',
  'day of the Gospel': 'main > header p',
  'other Gospels': '.other-gospels li',
  heading: 'h1',
  headings: 'main h2',
  links: 'main a',
  'links of the header': '.site-header :is(.site-header-home, .site-header-links a)',
  banner: '.banner-text > :not(h1)',
  // A placeholder is not called.
  'links to call': '.site-header-call',
  'links of the footer': 'body > footer a',
  'sent by WhatsApp': 'main a[href^="https://wa.me/"]',
};

type Part = keyof typeof parts | `list of ${string}`;

/** The list of a section has no selector of its own: `list of priests` is that of the section `priests`. */
const selectorOf = (part: Part) =>
  part in parts ? parts[part as keyof typeof parts] : `[aria-labelledby=${part.replace('list of ', '')}] li`;

/** How parts are read, by their first word. */
const readers: Record<string, typeof readTexts> = { links: readLinks, pictures: readAlts, times: readTimes };

const folder = join(import.meta.dirname, 'expected');

for (const file of readdirSync(folder)) {
  const fixture = file.replace('.yaml', '') as SiteName;
  const pages = readFixture(folder, file) as Record<string, Partial<Record<Part, string[]>>>;

  test.describe(file, () => {
    test.use({ fixture });

    for (const [path, sentences] of Object.entries(pages)) {
      test(`${path} says ${Object.keys(sentences).join(', ')}`, async ({ page }) => {
        const [url = '', device] = path.split(' on a ');
        if (device === 'phone') await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(url);
        const shared = await page.locator(parts['sent by WhatsApp']).evaluateAll((links) =>
          (links as HTMLAnchorElement[]).map((link) => {
            link.remove();
            return String(new URL(link.href).searchParams.get('text')).replace(/\s/g, ' ');
          }),
        );
        await page.evaluate(openAll);
        for (const [part, lines = []] of Object.entries(sentences)) {
          const elements = page.locator(selectorOf(part as Part));
          const read = readers[String(part.split(' ')[0])] ?? readTexts;
          const found = await read(read === readAlts ? elements : elements.filter({ visible: true }));
          expectLines(part === 'sent by WhatsApp' ? shared : found, lines, part);
        }
      });
    }
  });
}

function openAll(): void {
  document.querySelectorAll('details, dialog').forEach((it) => it.setAttribute('open', ''));
  for (const menu of document.querySelectorAll<HTMLElement>('#navigation, #menu')) menu.showPopover();
}
