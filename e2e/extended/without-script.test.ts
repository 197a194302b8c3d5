import { pageHref } from '#church/routes.ts';
import { fieldsIn, fillIn, sampleFields, mockEmailJs } from '../support/contact-form.ts';
import { content, words } from '../support/content.ts';
import { lastMenuLink, menuButton, navigation, sendButton, siteHeader, toggle } from '../support/islands.ts';
import { copyMethods, givingMethods } from '../support/giving.ts';
import { expect, test } from '../support/test.ts';
import { headerLinks, menuLinks } from '../support/header-links.ts';

const church = content('church');
const { form } = words;

test.use({ javaScriptEnabled: false });

test('Menu opens and closes, and its links lead to their pages', async ({ page }) => {
  const link = siteHeader(page).getByRole('link', { name: lastMenuLink.label });
  await page.goto('/Home');
  await menuButton(page).click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await menuButton(page).click();
  await link.click();
  await expect(page).toHaveURL(pageHref(lastMenuLink.page, '/'));
});

test('on a phone, the button opens and closes the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/Home');
  await toggle(page).click();
  for (const { label } of [...headerLinks, ...menuLinks])
    await expect(navigation(page).getByRole('link', { name: label })).toBeVisible();
  await toggle(page).click();
  await expect(navigation(page)).toBeHidden();
});

test('the content of the giving dialogs shows in the cards, without buttons', async ({ page }) => {
  await page.goto('/Giving');
  for (const { title, heading, steps } of givingMethods) {
    const has = page.getByRole('heading', { name: title, level: 3 });
    const card = page.getByRole('listitem').filter({ has });
    await expect(card.getByRole('heading', { name: heading })).toBeVisible();
    for (const step of steps) await expect(card.getByText(step)).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
  }
  const main = page.getByRole('main');
  const links = givingMethods.filter(({ url }) => url);
  await expect(main.getByRole('link', { name: words.openGivingPage })).toHaveCount(links.length);
  for (const { id } of copyMethods) await expect(main.locator(`#${id} .giving-detail`)).toBeVisible();
  for (const { id, addressee = '' } of givingMethods)
    await expect(main.locator(`#${id}`)).toContainText(addressee);
});

test('a URL with a hash scrolls to its content', async ({ page }) => {
  for (const { id, heading } of givingMethods) {
    await page.goto(`/Giving#${id}`);
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  }
});

test('the form says whom to call, and the browser submits it', async ({ page }) => {
  const messages = await mockEmailJs(page);
  await page.goto('/ContactUs');
  const urgent = page.getByRole('main').getByRole('paragraph').filter({ hasText: form.urgent });
  await expect(urgent.getByRole('link')).toHaveAttribute('href', `tel:${church.phone.replace(/[ -]/g, '')}`);

  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => messages.length).toBe(1);
  const [message] = messages;
  expect(message?.url()).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
  expect(await message?.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(await fieldsIn(message)).toEqual(sampleFields);
});
