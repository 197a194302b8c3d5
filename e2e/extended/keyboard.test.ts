import type { Page } from 'playwright/test';
import { pageHref } from '#parish/routes.ts';
import { content } from '../support/content.ts';
import { anyMethod, givingLabels } from '../support/giving.ts';
import { mockEmailJs, fieldsIn, identifiers, sampleMessage } from '../support/contact-form.ts';
import { whole } from '../support/in-viewport.ts';
import { lastMenuLink } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const layout = content('layout');
const contact = content('pages/contact-us');

test('the first Tab reaches the skip link', async ({ page }) => {
  for (const path of ['/', '/Giving']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: layout.skipLinkLabel });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport(whole);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
  }
});

test('Menu reaches its last link', async ({ page }) => {
  await page.goto('/Home');
  await tabTo(page, layout.menuLabel);
  await page.keyboard.press('Space');
  await tabTo(page, lastMenuLink.label);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pageHref(lastMenuLink.page, '/'));
});

test('a giving button opens its dialog, and closing it returns the focus', async ({ page }) => {
  await page.goto('/Giving');
  const openButton = page.getByRole('button', { name: anyMethod.buttonLabel });
  const dialog = page.getByRole('dialog', { name: anyMethod.heading });
  await tabTo(page, anyMethod.buttonLabel);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, givingLabels.closeLabel);
  await page.keyboard.press('Space');
  await expect(dialog).toBeHidden();
  await expect(openButton).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog).toBeVisible();
});

test('a message is typed and sent', async ({ page }) => {
  const messages = await mockEmailJs(page);
  await page.goto('/ContactUs');
  await tabTo(page, contact.form.nameLabel);
  for (const text of Object.values(sampleMessage)) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => messages.length).toBe(1);
  expect(Object.fromEntries(await fieldsIn(messages[0]))).toEqual({ ...sampleMessage, ...identifiers });
});

/** Presses Tab until the element with this label has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const { activeElement } = document;
      return (activeElement?.closest('label') ?? activeElement)?.textContent.trim();
    });
    if (label === name) return;
  }
  throw new Error(`No Tab stop is named '${name}'.`);
}
