import { expect, test } from './support/test.ts';

/** What a snapshot holds: by its name, the path of a page and a part of it. `every-page.test.ts` compares other pages with them. */
const parts = {
  header: ['/Giving', '#site-header'],
  footer: ['/', 'body > footer'],
  giving: ['/Giving', 'main'],
  'contact-form': ['/ContactUs', 'main'],
  'first-visit': ['/AboutUs', 'section[aria-labelledby=first-visit]'],
} as const;

test.use({ viewport: { width: 360, height: 740 } });

for (const locale of ['en', 'ar']) {
  for (const [name, [path, part]] of Object.entries(parts)) {
    test(`${locale}/${name}.txt is what a screen reader finds`, async ({ page }) => {
      await page.goto(locale === 'en' ? path : `/ar${path}`.replace(/\/$/, ''));
      await page.evaluate(writeOut);
      expect(await page.locator(part).ariaSnapshot()).toMatchSnapshot([locale, `${name}.txt`]);
    });
  }
}

/**
 * Writes into the page what its accessibility tree does not have, and opens what is closed. Days and hours are left out: a person
 * writes them in `expected/`.
 */
function writeOut(): void {
  const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];
  for (const it of all('.site-header-hours, .liturgy-list, .service-changes')) it.replaceWith('[hours]');
  for (const it of all('#navigation, #menu')) it.showPopover();
  for (const [selector, mark] of [
    ['body [lang]', ({ lang }) => lang],
    ['.sr-only', () => 'sr-only'],
    ['[hidden]', () => 'hidden'],
    ['details:not([open]) > summary, dialog:not([open])', () => 'closed'],
    ['time', (it) => it.getAttribute('datetime')],
    ['s', () => 's'],
  ] as [string, (it: HTMLElement) => string | null][]) {
    for (const it of all(selector)) it.prepend(`[${mark(it)}] `);
  }
  for (const link of all<HTMLAnchorElement>('a[href]')) {
    const isNewTab = link.target === '_blank' && link.relList.contains('noopener');
    const href = decodeURIComponent(link.getAttribute('href') ?? '');
    link.setAttribute('href', isNewTab ? `${href} in a new tab` : href);
  }
  // Each on a line of its own.
  for (const it of all('span[hidden]')) it.role = 'paragraph';
  for (const it of all('[hidden]')) it.hidden = false;
  for (const it of all('details, dialog')) it.setAttribute('open', '');
}
