import type { Page } from 'playwright/test';
import { isMemberPage } from '#church/layout-schema.ts';
import { jsonSchemaOf } from '#tools/content/edited-files.ts';
import { textsIn, valueAt } from '#content-model/content-path.ts';
import { nodeAt } from '#content-model/json-schema.ts';
import type { PageName } from '#content-model/page-names.ts';
import { telHref } from '#church/contact.ts';
import { linkTarget } from '#church/link-target.ts';
import { homeLabel } from '#church/navigation.ts';
import { inLanguage } from '#language/current-language.ts';
import type { Language } from '#language/languages.ts';
import { currentNotices } from '#church/notices.ts';
import { pageHref } from '#church/routes.ts';
import { socialLinks } from '#church/social-links.ts';
import { churchColor } from '#church-year/color-of-day.ts';
import { rolesOfColors, dark, light } from '../tailwind.config.ts';
import {
  content,
  contentIn,
  type ContentName,
  languageAt,
  languages,
  parsedContent,
  pages,
  routes,
} from './support/content.ts';
import { siteHeader, isShown, nameInHeader, shownLinks } from './support/page-objects.ts';
import { address, today } from './support/liturgies.ts';
import { rgb } from './support/rgb.ts';
import { recordScripts } from './support/scripts.ts';
import { expect, expectNewTab, test } from './support/test.ts';

const { links = {}, email, phone, calendarId, calendarUrl } = content('church');
const color = churchColor(parsedContent('church-year'), today);

// One load per route, for everything that is asked of every page.
for (const route of routes) {
  test(`${route} has its heading, header, footer, images and color, and requests no script`, async ({
    page,
  }) => {
    const scripts = recordScripts(page);

    const response = await page.goto(route);
    expect.soft(response?.request().redirectedFrom(), 'redirect').toBeNull();
    expect.soft(response?.headers()['content-type']).toMatch(/^text\/html/);
    await expect.soft(page).toHaveURL(route);
    await expect
      .soft(page.getByRole('heading', { level: 1 }))
      .toHaveText(headingOf(pageAt(route), languageAt(route)));
    const language = languageAt(route);
    await expectHeader(page, route, language);
    await expectFooter(page, language);
    await expectImages(page);
    await expectNotices(page, language);

    // An idle period may never come on a busy machine.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    expect.soft(scripts, 'scripts before the first interaction').toEqual([]);
    const log = (await page.consoleMessages()).map((message) => message.text());
    expect.soft(log.filter((text) => /policy|header/i.test(text))).toEqual([]);

    const hints = page.locator('link:is([rel=preconnect], [rel=dns-prefetch], [rel=prefetch])');
    await expect.soft(hints).toHaveCount(0);
    await expectColorOfDay(page);
    await expectTexts(page, pageAt(route), language);
    await expectLanguageLinks(page, route);
  });
}

/** All links in order, that of the current page underlined, and the logo of 80 px, which links to Home. */
async function expectHeader(page: Page, route: string, language: Language): Promise<void> {
  const header = siteHeader(page);
  const navigation = header.getByRole('navigation');
  const { headerLinks, menuLinks } = shownLinks(contentIn(language, 'layout'));
  await expect
    .soft(navigation.locator('a'))
    .toContainText([...headerLinks, ...menuLinks].map(({ label }) => label));
  for (const it of headerLinks) {
    const link = navigation.getByRole('link', { name: it.label });
    if (isMemberPage(it.page)) await expectNewTab(link, links[it.page] ?? '');
  }
  const path = route === '/Home' ? '/' : route;
  const own = [...headerLinks, ...menuLinks].filter(
    ({ page }) => !isMemberPage(page) && pageHref(page, '/', language) === path,
  );
  const current = header.locator(`[aria-current=page][href="${path}"]`);
  await expect.soft(current).toHaveText(own.map(({ label }) => label));
  await expect.soft(header.locator('[aria-current]')).toHaveCount(own.length);
  for (const link of await current.all())
    await expect.soft(link).toHaveCSS('text-decoration-line', 'underline');
  const name = nameInHeader(contentIn(language, 'church'));
  const home = header.getByRole('link', { name: homeLabel(name, language.words) });
  await expect.soft(home).toHaveAttribute('href', pageHref('home', '/', language));
  expect.soft(await home.locator('svg').first().boundingBox()).toMatchObject({ width: 80, height: 80 });
}

async function expectFooter(page: Page, language: Language): Promise<void> {
  const contentinfo = page.getByRole('contentinfo');
  const link = (name: string) => contentinfo.getByRole('link', { name });
  const { footer } = contentIn(language, 'layout');
  await expect.soft(link(footer.contactLabel)).toHaveAttribute('href', pageHref('contact-us', '/', language));
  await expect.soft(contentinfo).toContainText(footer.copyright);
  for (const line of address) await expect.soft(contentinfo.locator('address')).toContainText(line);
  await expect.soft(contentinfo.locator(`a[href="${telHref(phone)}"]`)).toBeVisible();
  await expect.soft(link(language.words.email)).toHaveAttribute('href', `mailto:${email}`);
  for (const { label, href } of socialLinks(links)) await expectNewTab(link(label), href);
  for (const { id, label } of contentIn(language, 'legal').pages)
    await expect.soft(link(label)).toHaveAttribute('href', pageHref(id, '/', language));
}

/** The notices of the day, newest first. Without any there is no region. */
async function expectNotices(page: Page, language: Language): Promise<void> {
  const notices = currentNotices(contentIn(language, 'notices').notices, today);
  const region = page.getByRole('main').getByRole('region', { name: language.words.notices, exact: true });
  await expect.soft(region).toHaveCount(notices.length > 0 ? 1 : 0);
  await expect.soft(region.getByRole('paragraph')).toHaveText(notices.map(({ text }) => text));
  const links = notices.flatMap(({ link }) => (link && isShown(link) ? [link] : []));
  for (const link of links) {
    const locator = region.getByRole('link', { name: link.label });
    await expect.soft(locator).toHaveAttribute(
      'href',
      inLanguage(language, () => linkTarget(link, '/').href),
    );
  }
}

/** In the header and the footer, also on a phone: the same page in each other language, under its own name. */
async function expectLanguageLinks(page: Page, route: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const language = languageAt(route);
  for (const region of [siteHeader(page), page.getByRole('contentinfo')]) {
    for (const other of languages.filter(({ code }) => code !== language.code)) {
      const link = region
        .getByRole('link', { name: other.words.language, exact: true })
        .filter({ visible: true });
      const href = pageHref(pageAt(route), '/', other);
      await expect.soft(link.and(page.locator(`[href="${href}"][hreflang=${other.code}]`))).toHaveCount(1);
    }
  }
}

async function expectColorOfDay(page: Page): Promise<void> {
  await expect.soft(page.locator(`html[data-color=${color}]`)).toHaveCount(color === 'gold' ? 0 : 1);
  for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
    await page.emulateMedia({ colorScheme });
    const { strip = '' } = { ...[light, dark][index], ...rolesOfColors[color][index] };
    await expect.soft(page.locator('.ornament-strip').last()).toHaveCSS('background-color', rgb(strip));
  }
}

async function expectImages(page: Page): Promise<void> {
  const [first, ...others] = await page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ loading, fetchPriority, decoding }) => ({ loading, fetchPriority, decoding })),
    );
  const eager = { loading: 'eager', fetchPriority: 'high', decoding: 'auto' };
  // A legal page has no picture.
  if ((await page.locator('picture').count()) > 0) expect.soft(first).toEqual(eager);
  else expect.soft(first).toMatchObject({ loading: 'lazy', decoding: 'async' });
  for (const other of others) expect.soft(other).toMatchObject({ loading: 'lazy', decoding: 'async' });
  await expect.soft(page.locator('iframe:not([loading=lazy])')).toHaveCount(0);
}

/** What the `main` of a page shows beside the content of the page itself. */
const otherFiles: Partial<Record<string, ContentName[]>> = {
  home: ['life-at'],
  giving: ['giving-methods', 'volunteering'],
  ministries: ['ministries'],
  'about-us': ['pillars', 'clergy', 'first-visit'],
};

/** For the head of the page, links elsewhere, sentences, and the status of the form. */
const elsewhere = /^(pages\.\d+\.)?(title|description|linkLabel)$|\.phrase$|^messages\./;

/** All texts of the content and its images are on the page, and the entries of a list in their order. */
async function expectTexts(page: Page, name: string, language: Language): Promise<void> {
  const main = page.getByRole('main');
  await main
    .locator('details, dialog')
    .evaluateAll((all) => all.forEach((it) => it.setAttribute('open', '')));
  const images = await main
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt));
  const shown = normalize([await main.innerText(), ...images].join(' '));
  const hidden = hiddenTexts(language);
  const files: ContentName[] = isLegal(name)
    ? ['legal']
    : [`pages/${name as PageName}`, ...(otherFiles[name] ?? [])];
  for (const file of files) {
    const data = contentIn(language, file);
    const texts = textsIn('cards' in data ? { cards: inGroups(data.cards) } : data)
      .filter(({ path }) => nodeAt(path, jsonSchemaOf(`${file}.yaml`))?.translatable)
      .filter(({ path, text }) => !elsewhere.test(path.join('.')) && !hidden.has(text))
      .filter(({ path }) => file !== 'legal' || valueAt([...path.slice(0, 2), 'id'], data) === name);
    expect.soft(texts.filter(({ text }) => !shown.includes(normalize(text)))).toEqual([]);
    const inLists = texts.filter(({ path }) => path.some(isIndex));
    const lists = Map.groupBy(inLists, ({ path }) => path.slice(0, path.findIndex(isIndex)).join('.'));
    for (const [list, inList] of lists) {
      const entries = [...Map.groupBy(inList, ({ path }) => path.find(isIndex)).values()];
      const order = entries.map(([first]) => RegExp.escape(normalize(first?.text ?? ''))).join('.*');
      expect.soft(shown, `order of ${list} in ${file}`).toMatch(new RegExp(order));
    }
  }
}

const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
const isIndex = (key: string | number) => typeof key === 'number';
const inGroups = (cards: readonly object[]) =>
  [...Map.groupBy(cards, (card) => 'group' in card && card.group).values()].flat();

const isLegal = (name: string) => parsedContent('legal').pages.some(({ id }) => id === name);

function headingOf(name: string, language: Language): string {
  const legal = contentIn(language, 'legal').pages.find(({ id }) => id === name);
  const page = legal ?? contentIn(language, `pages/${name as PageName}`);
  return 'label' in page ? page.label : 'hero' in page ? page.hero.heading : page.banner.heading;
}

/** @returns texts that pages leave out: of questions without an answer, and for a number of entries that there is not */
function hiddenTexts(language: Language): Set<string | undefined> {
  const { questions, heading, text } = contentIn(language, 'first-visit');
  const { bishop, priests, priestImage } = contentIn(language, 'clergy');
  const { methods } = contentIn(language, 'giving-methods');
  return new Set([
    ...questions.filter(({ answer }) => !answer).map(({ question }) => question),
    ...(questions.some(({ answer }) => answer) ? [] : [heading, text]),
    ...(methods.length > 1 ? [] : [contentIn(language, 'pages/giving').methods.text]),
    ...(calendarId ? [] : [contentIn(language, 'pages/schedule').fullCalendar.heading]),
    ...((calendarId ?? calendarUrl) ? [] : [contentIn(language, 'pages/schedule').upcoming.heading]),
    ...([bishop ?? [], priests].flat().some(({ image }) => !image) ? [] : [priestImage.alt]),
  ]);
}

/** @returns the page at a path. `/Home` and unknown paths show Home. */
const pageAt = (path: string) =>
  pages.find((page) => pageHref(page, '/', languageAt(path)) === path) ?? 'home';
