import { globSync, readFileSync } from 'node:fs';
import { addDays, formatDay, formatLongDay } from '#time/dates.ts';
import { ar, arabicOnly, en } from '#language/words.ts';
import { formatCopticDates, formatDates } from '#church-year/church-year-text.ts';
import { churchDay, comingOccurrences, upcomingOccurrences } from '#church-year/church-year.ts';
import { answeredQuestions } from '#church/first-visit.ts';
import { telHref } from '#church/contact.ts';
import { arabicLocale as locale } from '#language/locale.ts';
import { pageHref } from '#church/routes.ts';
import { timeRange } from '#liturgies/hours.ts';
import type { PausedDays } from '#liturgies/pauses.ts';
import { LOOK_AHEAD_DAYS, type Service, upcomingChanges } from '#liturgies/services.ts';
import { pages } from './support/routes.ts';
import { content, parsedContent } from './support/content.ts';
import { copyMethods, givingMethods } from './support/giving.ts';
import { siteHeader } from './support/islands.ts';
import {
  address,
  dateTimesIn,
  dayLabels,
  daysIn,
  hourTexts,
  pauses,
  services,
  shownHours,
  today,
} from './support/liturgies.ts';
import { readPageMeta } from './support/page-meta.ts';
import { expect, expectNewTab, test } from './support/test.ts';

const arabic = parsedContent('pages/arabic');
const path = pageHref('arabic', '/');

// The parish may do without the page. `extended/new-parish.test.ts` builds a site without it.
test.skip(!pages.includes('arabic'));

test('is in Arabic, from right to left; texts and links in English are marked', async ({ page }) => {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  for (const region of [siteHeader(page), page.getByRole('main'), page.getByRole('contentinfo')])
    await expect(region).toHaveCSS('direction', 'rtl');
  const { wrong, count } = await page.evaluate(textsInWrongLanguage);
  expect(count).toBeGreaterThan(50);
  expect(wrong).toEqual([]);

  const links = page.locator('a[hreflang=en]:not([lang=en])');
  expect(await links.count()).toBeGreaterThan(10);
  for (const link of await links.all())
    await expect.soft(link).toHaveText(new RegExp(`${arabicOnly.inEnglish.slice(1, -1)}\\)?`));
  const others = page.locator('a[href^="/"]:not([hreflang=en], [lang=en] *, [href$=".ics"], [aria-label])');
  await expect(others).toHaveCount(0);
});

test('text is in the Arabic typeface, a step larger than in English', async ({ page }) => {
  // An element that is missing is an error at once.
  const styles = (selector: string) =>
    page.evaluate((it) => {
      const element = document.querySelector(it) ?? new Text();
      const { fontFamily, fontSize, letterSpacing, lineHeight } = getComputedStyle(element as Element);
      const size = Number.parseFloat(fontSize);
      return { fontFamily, size, letterSpacing, lineHeight: Number.parseFloat(lineHeight) / size };
    }, selector);
  const selectors = ['.banner-text p', '.hours-panel dt', '.hours-panel dd', '.section p', '.section h2'];
  await page.goto('/Schedule');
  const english = await Promise.all(selectors.map(styles));
  await page.goto(path);
  const fonts = await page.evaluate(async () =>
    [...(await document.fonts.ready)].map(({ family, status }) => `${family} ${status}`),
  );
  // Also the digits: those of the other pages have slashed zeros.
  expect(fonts.filter((font) => !/^"?Naskh.* loaded$/.test(font))).toEqual([]);
  for (const [index, selector] of selectors.entries()) {
    const { fontFamily, size, letterSpacing, lineHeight } = await styles(selector);
    expect.soft(fontFamily, selector).toMatch(/^"?Naskh/);
    expect.soft(letterSpacing, selector).toBe('normal');
    expect.soft(lineHeight, selector).toBeCloseTo(1.8);
    expect.soft(size, selector).toBeGreaterThan(english[index]?.size ?? Infinity);
  }
});

test('has hours, telephone number, feasts and fasts, also on paper', async ({ page }) => {
  await page.goto(path);
  const main = page.getByRole('main');
  const panel = main.getByRole('region', { name: arabic.hours.heading });
  await expect(dayLabels(panel)).toHaveText(daysIn(locale));
  await expect(hourTexts(panel)).toContainText(shownHours.map(hoursText));
  for (const hours of await hourTexts(panel).all()) await expect(hours.locator('bdi > time')).toHaveCount(2);
  const call = main.getByRole('link', { name: ar.call });
  await expect(call).toHaveAttribute('href', telHref(content('church').phone));

  const churchYear = parsedContent('church-year');
  const feasts = main.getByRole('region', { name: arabic.churchYear.heading });
  const nameOf = ({ name, arabic = name }: { name: string; arabic?: string | undefined }) => arabic;
  const next = comingOccurrences(churchYear, today).slice(0, 4);
  await expect(feasts.locator('.divided-list > li')).toHaveText(
    next.map((it) => {
      const copticDates = formatCopticDates(it, arabicOnly.months, locale.range);
      return nameOf(it) + [...formatDates(it, today, locale), copticDates, arabicOnly.era].join(' ');
    }),
  );
  await feasts.getByText(ar.comingYear).click();
  const year = [...upcomingOccurrences(churchYear, today), churchYear.weeklyFast];
  await expect(feasts.getByRole('rowheader')).toContainText(year.map(nameOf));

  const { celebrated, fast } = churchDay(churchYear, today);
  const day = main.locator('.church-day');
  for (const date of [today, ...(fast && fast.lastDate > today ? [fast.lastDate] : [])])
    await expect(day).toContainText(formatLongDay(date, locale));
  for (const it of [...celebrated, ...(fast ? [fast] : [])])
    await expect(day).toContainText(it.arabic ?? it.name);

  await page.emulateMedia({ media: 'print' });
  await expect(hourTexts(main).filter({ visible: true })).toHaveCount(shownHours.length);
  for (const { answer } of answeredQuestions(arabic.firstVisit))
    await expect(main.getByText(answer)).toBeVisible();
});

// `extended/office-edits.test.ts` runs this file with changes of each kind.
test('has the changes, special services and pauses of Schedule, in Arabic', async ({ page }) => {
  const items = page.getByRole('main').locator('.service-changes li');
  await page.goto('/Schedule');
  const onSchedule = await dateTimesIn(items);
  await page.goto(path);
  expect(await dateTimesIn(items)).toEqual(onSchedule);
  const changes = [...pauses, ...upcomingChanges(services, today, LOOK_AHEAD_DAYS)];
  await expect(items).toHaveCount(changes.length);
  for (const change of changes) {
    let item = items;
    for (const text of textsInArabic(change)) item = item.filter({ hasText: text });
    await expect(item.first(), textsInArabic(change).join('; ')).toBeVisible();
  }
});

test('the ends of the usual hours are in two columns on a phone', async ({ page }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    for (const end of ['first', 'last']) {
      const ends = page.locator(`.hours-panel dl > div:not(:has(dt time)) dd > .hours > span:${end}-child`);
      const positions = await ends.evaluateAll((spans) =>
        spans.map((span) => Math.round(span.getBoundingClientRect().right)),
      );
      expect(new Set(positions).size, `${end} at ${width} px: ${positions.join(' ')}`).toBeLessThanOrEqual(1);
    }
  }
});

test('has the ways to give with their facts, to copy, also without script', async ({ page, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const withoutScript = await context.newPage();
  for (const it of [page, withoutScript]) await it.goto(new URL(path, test.info().project.use.baseURL).href);
  for (const [index, givingMethod] of givingMethods.entries()) {
    const { title, arabic: name = title, steps, arabicSteps, url, addressee } = givingMethod;
    for (const it of [page, withoutScript]) {
      const section = it.getByRole('region', { name: arabic.giving.heading, exact: true });
      const method = section.getByRole('group').nth(index);
      await method.getByRole('heading', { name, exact: true }).click();
      await expect(method.getByRole('listitem')).toHaveText(arabicSteps.length > 0 ? arabicSteps : steps);
      const link = method.getByRole('link', { name: ar.openGivingPage });
      if (url) await expectNewTab(link, url);
      await expect(link).toHaveCount(url ? 1 : 0);
      await expect(method.locator('address > *')).toHaveText(addressee ? [addressee, ...address] : []);
    }
  }
  await context.close();
  for (const { copied, words } of copyMethods) {
    const { button } = ar[Object.keys(en).find((key) => en[key as 'copyPhone'] === words) as 'copyPhone'];
    const copyButton = page.getByRole('button', { name: button });
    await expect(copyButton).toHaveAttribute('data-copy', copied);
    await copyButton.click();
    await expect(page.getByRole('status').filter({ hasText: ar.copied })).toBeVisible();
  }
});

test('has the ministries, the priests, and a link to the form, which takes Arabic', async ({ page }) => {
  await page.goto(path);
  const itemsOf = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('listitem');
  const { cards } = parsedContent('ministries');
  await expect(itemsOf(arabic.ministries.heading)).toHaveText(
    cards.map(({ name, arabic = name, when = '', arabicWhen = when }) =>
      [arabic, arabicWhen].join(' ').trim(),
    ),
    { useInnerText: true },
  );
  const { bishop, priests } = parsedContent('clergy');
  const clergy = [...(bishop ? [bishop] : []), ...priests];
  await expect(itemsOf(arabic.priests.heading)).toContainText(
    clergy.map(({ office, arabicOffice = office }) => arabicOffice),
  );
  await page.getByText(arabicOnly.writeInArabic).getByRole('link').click();
  await expect(page).toHaveURL(pageHref('contact-us', '/'));
  for (const field of await page.locator('form :is(input, textarea):visible').all()) {
    await field.fill('سلام ونعمة');
    await expect(field).toHaveCSS('direction', 'rtl');
  }
});

test('is found on a phone, leads back, and is found by search engines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await siteHeader(page).getByRole('link', { name: ar.language }).click();
  await expect(page).toHaveURL(path);
  await siteHeader(page).getByRole('link', { name: en.language }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content('pages/home').hero.heading);
  const canonical = ['index.html', 'Arabic.html'].map((file) => readPageMeta(file).link('canonical'));
  for (const url of ['/', path]) {
    await page.goto(url);
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ hreflang, href }) => `${hreflang} ${href}`));
    expect(alternates).toEqual([`en ${canonical[0]}`, `ar ${canonical[1]}`]);
  }
});

test('the styles and components of its own name no physical side, but start and end', () => {
  const files = globSync(['src/layout/arabic-critical.css', 'src/layout/arabic.css', 'src/arabic/*.astro']);
  expect(files.length).toBeGreaterThan(5);
  for (const file of files)
    expect(
      readFileSync(file, 'utf8').match(/\b(left|right)\b|[ "](-?[mp][lr]|border-[lr]|rounded-[lr])-/g),
      file,
    ).toBeNull();
});

/** The date of a change, its texts in Arabic, or in English where there are none, and its new hours. */
function textsInArabic(change: Service | PausedDays): string[] {
  if (!('date' in change)) {
    const { firstDate, lastDate, text, arabic } = change;
    const eve = formatDay(addDays(firstDate, -1), arabic ? locale : undefined);
    if (text.includes('{eve}')) return [...(arabic ?? text).split('{eve}'), eve];
    return [formatLongDay(firstDate, locale), formatLongDay(lastDate, locale), arabic ?? text];
  }
  const { date, name, reason, language, hours, status, arabic: texts } = change;
  const isCanceled = status === 'canceled';
  return [
    formatLongDay(date, locale),
    texts?.name ?? name,
    ...(reason ? [`(${texts?.reason ?? reason})`] : []),
    isCanceled ? locale.words.canceled : hoursText(hours),
    ...(language && !isCanceled ? [texts?.language ?? language] : []),
  ];
}

/** @returns hours in Arabic, as the page writes them, without the word before the start */
function hoursText(liturgy: Parameters<typeof timeRange>[0]): string {
  const { startTime, endTime } = timeRange(liturgy, locale);
  return `${startTime.text} ${locale.range.to} ${endTime.text}`;
}

/**
 * Runs in the page.
 * @returns the texts that are not marked with their language, and how many texts there are
 */
function textsInWrongLanguage() {
  const elements = [...document.querySelectorAll('body, body *:not(script, style)')];
  const texts = elements.flatMap((element) => {
    const language = element.closest('[lang]')?.getAttribute('lang');
    const nodes = [...element.childNodes].filter((node) => node instanceof Text);
    return nodes.map(({ data }) => ({ text: data.trim(), language })).filter(({ text }) => text);
  });
  const wrong = texts.filter(
    ({ text, language }) =>
      (/[a-z]/i.test(text) && language !== 'en') ||
      // An Arabic word in an English sentence is read in its voice.
      (/^\P{L}*\p{Script=Arabic}/u.test(text) && language !== 'ar'),
  );
  return { wrong, count: texts.length };
}
