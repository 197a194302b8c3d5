import { load } from 'cheerio';
import type { Page } from 'playwright/test';
import { type ContentFile, textsOf } from '#content/content-files.ts';
import { type PageName, pageNames } from '#content-model/page-names.ts';
import { fileAt, readBuilt } from './support/built-site.ts';
import { distOf, loadFixture } from './support/fixtures.ts';
import { englishPaths, expect, gospelPaths, paths, recordScripts, siteHeader, test } from './support/test.ts';

for (const url of paths) {
  test(`${url} has lazy images, links to the other language, and requests no script`, async ({ page }) => {
    const scripts = recordScripts(page);
    const response = await page.goto(url);
    expect.soft(response?.request().redirectedFrom(), 'redirect').toBeNull();
    await expectImages(page);
    await expect.soft(page.locator('p:empty:not([role=status])')).toHaveCount(0);
    const other = url.startsWith('/ar') ? url.slice(3) || '/' : `/ar${url}`.replace(/\/$/, '');
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

for (const fixture of ['ordinary', 'holy-week'] as const) {
  test(`header, footer and hours are the same on all pages of ${fixture} in a language`, () => {
    const seen: Record<string, Record<string, string>> = {};
    for (const file of [...paths, ...gospelPaths, '/404', '/ar/404'].map(fileAt)) {
      const { lang, ...parts } = readRepeated(file, distOf(fixture));
      for (const [name, found] of Object.entries(parts)) {
        const first = ((seen[lang] ??= {})[name] ??= found[0] ?? '');
        for (const part of found) expect.soft(part, `${name} of ${file}`).toBe(first);
      }
    }
    expect(Object.values(seen).map((parts) => Object.values(parts).filter(Boolean).length)).toEqual([4, 4]);
  });
}

/** What a page shows besides the file with its name. */
const alsoOn: Partial<Record<PageName, string[]>> = {
  home: ['life-at'],
  giving: ['giving-methods', 'volunteering'],
  ministries: ['ministries'],
  'about-us': ['pillars', 'clergy', 'first-visit'],
};

for (const [index, name] of pageNames.entries()) {
  const path = englishPaths[index] ?? '';
  const files = [`pages/${name}`, ...(alsoOn[name] ?? [])];

  test(`${path} shows all texts of its content, the entries of a list in their order`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await main
      .locator('details, dialog')
      .evaluateAll((all) => all.forEach((it) => it.setAttribute('open', '')));
    const alts = await main
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt));
    const shown = normalize([await main.innerText(), ...alts].join(' '));
    for (const file of files) {
      const texts = textsOn(`${file}.yaml` as ContentFile);
      expect(texts.length).toBeGreaterThan(2);
      const missing = texts.filter(({ text }) => !shown.includes(text));
      expect.soft(missing, file).toEqual([]);
      const names = texts.filter(({ key }) => /\d\.(name|title|question)$/.test(key));
      await expect.soft(main.locator('h3')).toContainText(
        names.map(({ text }) => text),
        { ignoreCase: true },
      );
    }
  });
}

/** What pages have in common: HTML, and the texts of the hours, which the panel of the navigation has in other elements. */
function readRepeated(file: string, folder: string) {
  const $ = load(readBuilt(file, folder));
  // The current page, the other language, the time of the build on Home, and links that send a change to others.
  $('[aria-current]').removeAttr('aria-current');
  $('[hreflang], footer p:has(time), dd:has([href^="https://wa.me/"]), .printed-hours').remove();
  const htmlOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).html()?.replaceAll(/\s+/g, ' ') ?? '');
  return {
    lang: String($('html').attr('lang')),
    header: htmlOf('#site-header'),
    footer: htmlOf('body > footer'),
    lists: htmlOf('.liturgy-list'),
    hours: $('#navigation dl, .liturgy-list')
      .toArray()
      .map((list) => $(list).text().replaceAll(/\s+/g, '')),
  };
}

async function expectImages(page: Page): Promise<void> {
  const [first, ...others] = await page
    // Safari prints no lazy image that was not on the screen, and this one is for paper.
    .locator('img:not(.qr-code > *)')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ loading, fetchPriority, decoding }) => ({ loading, fetchPriority, decoding })),
    );
  expect.soft(first).toEqual({ loading: 'eager', fetchPriority: 'high', decoding: 'auto' });
  for (const other of others) expect.soft(other).toMatchObject({ loading: 'lazy', decoding: 'async' });
  await expect.soft(page.locator('iframe:not([loading=lazy])')).toHaveCount(0);
}

const content = loadFixture('ordinary');

/** Without a translation, and shown as it is. */
const ofAllLanguages = /^(receipts\.taxNumber|banner\.subheading)$/;

function textsOn(file: ContentFile) {
  // In the head, in messages of the form, and of links that other tests follow.
  const elsewhere = /^(title|description|linkLabel)$|^messages\.|\.link\.|\.(phrase|group)$/;
  return textsOf(file, content.written(file))
    .map(({ path, text, node }) => ({ key: path.join('.'), text: normalize(fillIn(text)), node }))
    .filter(({ key, node }) => Boolean(node?.translatable) || ofAllLanguages.test(key))
    .filter(({ key, text }) => text && !elsewhere.test(key) && text !== unanswered);
}

const unanswered = 'what do we bring for a baptism or a wedding?';

const fillIn = (text: string) =>
  text
    .replace(/\{(name|payee)\}/g, 'St. Mark Coptic Orthodox Church')
    .replace('{shortName}', 'St. Mark')
    .replace('{givingWays}', 'Three ways');

const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
