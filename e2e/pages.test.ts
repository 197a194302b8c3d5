import type { Page } from 'playwright/test';
import { formatAddress, telHref } from '#church/contact.ts';
import { answeredQuestions, firstVisitHref } from '#church/first-visit.ts';
import { directionsHref } from '#other-sites.ts';
import { fieldOn } from './support/contact-form.ts';
import { content, parsedContent, words } from './support/content.ts';
import { hours, rows } from './support/liturgies.ts';
import { expect, test } from './support/test.ts';

// What is special to a page. `every-route.test.ts` has the texts of all.

const church = content('church');
const home = content('pages/home');
const { heading, linkLabel, ...firstVisit } = parsedContent('first-visit');
const questions = answeredQuestions(firstVisit);
const visitLink = questions.length > 0 ? { [linkLabel]: firstVisitHref('/') } : {};
const main = (page: Page) => page.getByRole('main');

for (const [path, links] of Object.entries<Record<string, string>>({
  '/': {
    [home.hero.scheduleLabel]: '/Schedule',
    [home.hero.donateLabel]: '/Giving#ways-to-give',
    [home.giving.buttonLabel]: '/Giving#ways-to-give',
    [words.directions]: directionsHref(formatAddress(church)),
    ...visitLink,
  },
  '/Giving': { [church.taxEmail]: `mailto:${church.taxEmail}` },
  '/AboutUs': { [words.directions]: directionsHref(formatAddress(church)) },
  '/ContactUs': { [church.email]: `mailto:${church.email}`, ...visitLink },
})) {
  test(`${path} links to ${Object.values(links).join(', ')}`, async ({ page }) => {
    await page.goto(path);
    for (const [name, href] of Object.entries(links))
      await expect.soft(main(page).getByRole('link', { name }).first()).toHaveAttribute('href', href);
    if (path !== '/') return;
    await main(page).getByRole('link', { name: home.giving.buttonLabel }).click();
    await expect(page).toHaveURL('/Giving#ways-to-give');
    await expect(page.locator('#ways-to-give')).toBeInViewport();
  });
}

test('low phones show the verse of Home below the hours', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const verse = main(page).getByText(home.hero.verse.text).filter({ visible: true });
  const above = await page.getByRole('region', { name: home.liturgies.heading }).boundingBox();
  expect((await verse.boundingBox())?.y).toBeGreaterThan((above?.y ?? NaN) + (above?.height ?? NaN));
});

for (const [file, path, { heading }] of [
  ['life-at', '/', home.lifeAt],
  ['ministries', '/Ministries', content('pages/ministries').introduction],
  ['volunteering', '/Giving', content('pages/giving').volunteering],
  ['pillars', '/AboutUs', content('pages/about-us').pillars],
] as const) {
  test(`the cards of ${file} are each in its own direction, without a frame`, async ({ page }) => {
    await page.goto(path);
    const items = page.getByRole('region', { name: heading, exact: true }).getByRole('listitem');
    for (const { name, text } of content(file).cards) {
      const item = items.filter({ has: page.getByRole('heading', { name, exact: true }) });
      for (const own of [name, text])
        await expect(item.getByText(own, { exact: true })).toHaveCSS('direction', directionOf(own));
      // What leads nowhere has no frame.
      await expect(item).toHaveCSS('border-width', '0px');
      await expect(item).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
    const lefts = await items.evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().x)));
    expect(new Set(lefts).size, 'columns').toBeLessThanOrEqual(3);
  });
}

/** @returns the direction that a text has by `dir="auto"`: that of its first letter */
const directionOf = (text: string) => (/^\P{L}*\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr');

test('About Us leads to the stream, and shows the clergy without a photo together', async ({ page }) => {
  await page.goto('/AboutUs');
  // The heading names the stream, if there is one.
  const firstLink = page.locator('main > header').getByRole('link').first();
  await expect(firstLink).toHaveAttribute('href', church.streamId ? '/WatchLive' : /./);
  const { bishop, priests, pope } = content('clergy');
  const hasPhoto = [bishop ?? [], priests].flat().map(({ image }) => Boolean(image));
  const shared = hasPhoto.filter((it, index) => index > 0 && !it && !hasPhoto[index - 1]);
  const cards = page.getByRole('region', { name: content('pages/about-us').clergy.heading });
  await expect(cards.getByRole('listitem').getByRole('img')).toHaveCount(hasPhoto.length - shared.length);
  const enthroned = page.locator(`time[datetime="${pope.enthronedOn}"]`);
  await expect(enthroned).toContainText(pope.enthronedOn.slice(0, 4));
});

test('answers have hours, languages and contacts, and a link to a question opens it', async ({ page }) => {
  const languages = rows.flatMap(({ liturgy }) => liturgy.language ?? []);
  const region = page.getByRole('region', { name: heading });
  for (const { id, show } of questions) {
    // The first link loads the page, the others are followed on it. The old ones have no prefix.
    for (const hash of [id, `question-${id}`]) {
      await page.goto(`/AboutUs#${hash}`);
      const text = region.locator('details[open]', { has: page.locator(`#question-${id}`) });
      await expect(text.getByRole('paragraph').first()).toBeInViewport();
      const hasHours = show === 'hours' || (show === 'languages' && languages.length > 0);
      for (const it of hasHours ? [...hours, ...languages] : []) await expect(text).toContainText(it);
      // A pause without hours has the telephone number too.
      for (const link of [`[href="${telHref(church.phone)}"]`, '[href="/ContactUs"]'])
        await expect(text.locator(`${link}:not(.service-changes *)`)).toHaveCount(show === 'contact' ? 1 : 0);
      await text.evaluate((details: HTMLDetailsElement) => details.removeAttribute('open'));
    }
  }
});

test('Contact Us has details before the form, whose fields have no limits; the banner links to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ContactUs');
  const contact = content('pages/contact-us');
  const form = page.locator('form');
  const details = page.getByRole('complementary', { name: contact.details.heading });
  const [above, below] = [await details.locator('dl').boundingBox(), await form.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await expect(details.locator(`a[href="${telHref(church.phone)}"]`).first()).toBeVisible();
  await page.locator('main > header').getByRole('link', { name: contact.form.heading }).click();
  await expect(page.getByRole('heading', { name: contact.form.heading })).toBeInViewport();

  await expect(form.locator('[required], [maxlength]')).toHaveCount(0);
  for (const type of ['name', 'email'] as const)
    await expect(fieldOn(page, `user_${type}`)).toHaveAttribute('autocomplete', type);
  await expect(fieldOn(page, 'user_email')).toHaveAttribute('type', 'email');
  await expect(main(page)).toContainText(words.form.urgent);
  const { service } = words.form;
  await expect(main(page).getByText(service)).toHaveCount(church.embeds === 'on request' ? 1 : 0);
});
