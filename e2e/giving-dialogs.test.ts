import type { Page } from 'playwright/test';
import { expect, expectHydrated, isFocusOutside, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/Giving');
});

const openByMail = (page: Page) => page.getByRole('button', { name: 'Give by mail' });
const byMail = (page: Page) => page.getByRole('dialog', { name: 'Give by mail' });

test('an open dialog has the focus, and closing returns it', async ({ page }) => {
  for (const close of [pressEscape, clickClose, clickBackdrop, pressEscape]) {
    await (close === pressEscape ? openByMail(page).press('Enter') : openByMail(page).click());
    await expect(byMail(page)).toBeFocused();
    await close(page);
    await expect(byMail(page)).toBeHidden();
    await expect(openByMail(page)).toBeFocused();
  }
});

test('the second click of a double click does not close the dialog', async ({ page }) => {
  await openByMail(page).dblclick();
  await clickBackdrop(page);
  await expect(byMail(page)).toBeHidden();
});

test('the page behind a dialog is inert; a press begun in the dialog keeps it open', async ({ page }) => {
  await openByMail(page).click();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  const position = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 700);
  await page.keyboard.press('End');
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isFocusOutside), `after Tab ${press + 1}`).toBe(false);
  }
  expect(await page.evaluate(() => scrollY)).toBe(position);
  await expectHydrated(page, '#giving-methods');
  await byMail(page).getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
});

test('a URL with a hash opens its dialog alone, and closing removes the hash', async ({ page }) => {
  for (const [id, name] of [
    ['online', 'Give online by card or PayPal'],
    ['zelle', 'Give by Zelle'],
    ['mail', 'Give by mail'],
  ] as const) {
    await page.goto(`/Giving#${id}`);
    await expect(page.getByRole('dialog', { name })).toBeFocused();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
  }
  await page.reload();
  await expect(byMail(page)).toBeFocused();
  await pressEscape(page);
  await expect(byMail(page)).toBeHidden();
  await expect(page).toHaveURL(/\/Giving$/);
  await expect(openByMail(page)).toBeFocused();
  await page.evaluate(() => {
    location.hash = 'mail';
  });
  await expect(byMail(page)).toBeVisible();
});

test('the banner opens the dialog of the way to give online, and gets the focus back', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Give online' });
  const dialog = page.getByRole('dialog', { name: 'Give online by card or PayPal' });
  for (let time = 0; time < 2; time++) {
    await link.click();
    await expect(dialog).toBeFocused();
    await pressEscape(page);
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
});

test('the number for Zelle is copied as digits, and a status says so for four seconds', async ({ page }) => {
  await page.clock.install();
  await page.getByRole('button', { name: 'Give by Zelle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give by Zelle' });
  // Who touches the number to copy it would call the church.
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await expect(page.locator('meta[name=format-detection]')).toHaveAttribute('content', 'telephone=no');
  await expect(dialog.getByRole('status')).toBeEmpty();
  await dialog.getByRole('button', { name: 'Copy the number' }).click();
  const text = dialog.getByRole('status').locator('span');
  await expect(text).toHaveText('Copied');
  // A second press is announced too: the text is a new element.
  const first = await text.elementHandle();
  await dialog.getByRole('button', { name: 'Copy the number' }).click();
  await expect.poll(() => first.evaluate((element) => element.isConnected)).toBe(false);
  await expect(text).toHaveText('Copied');
  await page.clock.fastForward(4000);
  await expect(dialog.getByRole('status')).toBeEmpty();

  await page.goto('/ContactUs');
  const field = page.getByLabel('Message');
  await field.press('ControlOrMeta+V');
  await expect(field).toHaveValue('2025550100');
});

test('if the browser denies copying, the number is selected', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Give by Zelle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give by Zelle' });
  await dialog.getByRole('button', { name: 'Copy the number' }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('(202) 555-0100');
  await expect(dialog.getByRole('status')).toHaveText('Not copied. The number is selected.');
});

async function pressEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
}

async function clickClose(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

/** Clicks beside the dialog until the island's listeners are there. */
async function clickBackdrop(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.click(5, 400);
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 500 });
  }).toPass();
}
