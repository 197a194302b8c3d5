import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { parse } from 'yaml';
import { textsIn } from '#content-model/content-path.ts';
import { siteHeader } from './support/page-objects.ts';
import { recordScripts } from './support/scripts.ts';
import { expect, expectNewTab, test } from './support/test.ts';

/** Each page with its heading in English and in Arabic, and the files of the fixture whose texts it shows. */
const pages = {
  '': ['Welcome to St. Mark Coptic Orthodox Church', /^أهلًا وسهلًا بكم في /, ['pages/home', 'life-at']],
  '/Schedule': ['Schedule', 'المواعيد', ['pages/schedule']],
  '/Giving': ['Giving', 'العطاء', ['pages/giving', 'giving-methods', 'volunteering']],
  '/Ministries': ['Ministries', 'الخدمات', ['pages/ministries', 'ministries']],
  '/WatchLive': ['Watch Live', 'البث المباشر', ['pages/watch-live']],
  '/AboutUs': ['About Us Live-Streaming', 'من نحن', ['pages/about-us', 'pillars', 'clergy', 'first-visit']],
  '/ContactUs': ['Contact Us', 'اتصلوا بنا', ['pages/contact-us']],
} as const;

for (const [path, [heading, arabicHeading, files]] of Object.entries(pages)) {
  for (const [url, name] of [
    [path || '/', heading],
    [`/ar${path}`, arabicHeading],
  ] as const) {
    test(`${url} has its heading, lazy images, a link to the other language, and requests no script`, async ({
      page,
    }) => {
      const scripts = recordScripts(page);
      const response = await page.goto(url);
      expect.soft(response?.request().redirectedFrom(), 'redirect').toBeNull();
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expectImages(page);
      const other = url.startsWith('/ar') ? path || '/' : `/ar${path}`;
      for (const region of [siteHeader(page), page.getByRole('contentinfo')])
        await expect.soft(region.locator(`[hreflang][href="${other}"]`)).toHaveCount(1);

      // An idle period may never come on a busy machine.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
      expect.soft(scripts, 'scripts before the first interaction').toEqual([]);
      const log = (await page.consoleMessages()).map((message) => message.text());
      expect.soft(log.filter((text) => /policy|header/i.test(text))).toEqual([]);
      const hints = page.locator('link:is([rel=preconnect], [rel=dns-prefetch], [rel=prefetch])');
      await expect.soft(hints).toHaveCount(0);
    });
  }

  test(`${path || '/'} shows all texts of its content, the entries of a list in their order`, async ({
    page,
  }) => {
    await page.goto(path || '/');
    const main = page.getByRole('main');
    await main
      .locator('details, dialog')
      .evaluateAll((all) => all.forEach((it) => it.setAttribute('open', '')));
    const alts = await main
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt));
    const shown = normalize([await main.innerText(), ...alts].join(' '));
    for (const file of files) {
      const texts = textsOf(file);
      expect(texts.length).toBeGreaterThan(2);
      expect
        .soft(
          texts.filter(({ text }) => !shown.includes(text)),
          file,
        )
        .toEqual([]);
      const names = texts.filter(({ key }) => /\d\.(name|title|question)$/.test(key));
      await expect.soft(main.locator('h3')).toContainText(
        names.map(({ text }) => text),
        { ignoreCase: true },
      );
    }
  });
}

test('the header has the logo of 80 px, which links to Home, and all links, the current page underlined', async ({
  page,
}) => {
  await page.goto('/Schedule');
  const header = siteHeader(page);
  const navigation = header.getByRole('navigation');
  await expect(navigation.locator('a')).toContainText(
    ['Home', 'Schedule', 'Giving', 'My St. Mark', 'Become A Member'].concat([
      'Ministries',
      'Watch Live',
      'About Us',
      'Contact Us',
    ]),
  );
  const link = (name: string) => navigation.getByRole('link', { name });
  await expectNewTab(link('My St. Mark'), 'https://members.church.example/login');
  await expectNewTab(link('Become A Member'), 'https://members.church.example/register');
  await expect(header.locator('[aria-current]')).toHaveText('Schedule');
  await expect(header.locator('[aria-current=page]')).toHaveCSS('text-decoration-line', 'underline');
  const home = header.getByRole('link', { name: 'St. Mark Coptic Orthodox Church, home' });
  await expect(home).toHaveAttribute('href', '/');
  expect(await home.locator('svg').first().boundingBox()).toMatchObject({ width: 80, height: 80 });
  await page.goto('/ar/Schedule');
  await expect(header.locator('[aria-current=page]')).toHaveText('المواعيد');
  await expect(header.locator('.site-header-home')).toHaveAttribute('href', '/ar');
});

test('the footer has the address, the ways to reach the church, and the copyright', async ({ page }) => {
  await page.goto('/Giving');
  const footer = page.getByRole('contentinfo');
  const link = (name: string) => footer.getByRole('link', { name });
  await expect(footer.locator('address')).toHaveText('120 Lincoln AvenueSpringfield, IL 62701');
  await expect(link('Contact Us')).toHaveAttribute('href', '/ContactUs');
  await expect(link('(217) 555-0120')).toHaveAttribute('href', 'tel:+12175550120');
  await expect(link('E-mail')).toHaveAttribute('href', 'mailto:office@stmark.example');
  for (const name of ['Facebook', 'YouTube', 'Instagram'])
    await expectNewTab(link(name), `https://${name.toLowerCase()}.example/church`);
  await expect(footer).toContainText('© Copyright 2026, all rights reserved.');
  await page.goto('/ar/Giving');
  await expect(footer).toContainText('© 2026 جميع الحقوق محفوظة.');
  await expect(footer.locator('address')).toContainText('120 Lincoln Avenue');
});

async function expectImages(page: Page): Promise<void> {
  const [first, ...others] = await page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ loading, fetchPriority, decoding }) => ({ loading, fetchPriority, decoding })),
    );
  expect.soft(first).toEqual({ loading: 'eager', fetchPriority: 'high', decoding: 'auto' });
  for (const other of others) expect.soft(other).toMatchObject({ loading: 'lazy', decoding: 'async' });
  await expect.soft(page.locator('iframe:not([loading=lazy])')).toHaveCount(0);
}

/**
 * @returns the texts of a file of the fixture that the `main` of a page shows, in small letters; not those for the head of the page,
 *   of links elsewhere, of sentences, and of the status of the form
 */
function textsOf(file: string) {
  const path = join(import.meta.dirname, `fixtures/parish/${file}.yaml`);
  const elsewhere =
    /^(title|description|linkLabel|confirmed)$|^messages\.|\.link\.|\.(phrase|file|focalPoint|id|group|url|phone|show|link)$|^(feedback|pope\.enthronedOn)$/;
  // A question without an answer is not shown.
  const [shown] = readFileSync(path, 'utf8').split('  - id: parking');
  return textsIn(parse(shown ?? ''))
    .filter(({ path: keys }) => !elsewhere.test(keys.join('.')))
    .map(({ path: keys, text }) => ({ key: keys.join('.'), text: normalize(fillIn(text)) }))
    .filter(({ text }) => text);
}

const fillIn = (text: string) =>
  text
    .replace(/\{(name|payee)\}/g, 'St. Mark Coptic Orthodox Church')
    .replace('{shortName}', 'St. Mark')
    .replace('{givingWays}', 'Three ways');

const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
