import { pageHref } from '#church/routes.ts';
import { contentIn, languages, words as siteWords } from './support/content.ts';
import type { Page } from 'playwright/test';
import { fieldsOn } from './support/contact-form.ts';
import {
  anyMethod,
  copyMethods,
  givingMethods,
  isFocusOutside,
  expectHydrated,
  givingButton,
} from './support/page-objects.ts';
import { address } from './support/liturgies.ts';
import { expect, expectNewTab, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/Giving');
});

for (const language of languages) {
  test(`each dialog shows what to do, in ${language.code}`, async ({ page }) => {
    const { words } = language;
    await page.goto(pageHref('giving', '/', language));
    for (const method of contentIn(language, 'giving-methods').methods) {
      const { buttonLabel, heading, steps, url, addressee } = method;
      const button = page.getByRole('button', { name: buttonLabel });
      await button.click();
      const dialog = page.getByRole('dialog', { name: heading });
      await expect(dialog.getByRole('heading', { name: heading })).toBeVisible();
      for (const step of steps) await expect(dialog.getByText(step)).toBeVisible();
      if (url) await expectNewTab(dialog.getByRole('link', { name: words.openGivingPage }), url);
      const lines = dialog.locator('address > *');
      await expect(lines).toHaveText(addressee ? [addressee, ...address] : []);
      for (const copy of await dialog.locator('[data-copy]').all()) {
        await copy.click();
        await expect(dialog.getByRole('status').filter({ hasText: words.copied })).toBeVisible();
      }
      await dialog.getByRole('button', { name: words.close }).click();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
}

test('Escape, button and backdrop close a dialog and return the focus', async ({ page }) => {
  const openButton = givingButton(page);
  const dialog = page.getByRole('dialog', { name: anyMethod.heading });
  for (const close of [pressEscape, clickCloseButton, clickBackdrop, pressEscape]) {
    // With Escape, by keyboard alone.
    await (close === pressEscape ? openButton.press('Enter') : openButton.click());
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await close(page);
    await expect(dialog).toBeHidden();
    await expect(openButton).toBeFocused();
  }
});

test('the second click of a double click does not close the dialog', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: anyMethod.heading });
  await givingButton(page).dblclick();
  await clickBackdrop(page);
  await expect(dialog).toBeHidden();
});

test('the page behind a dialog is inert; a press begun in the dialog keeps it open', async ({ page }) => {
  await givingButton(page).click();
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
  await expectHydrated(page, 'dialog');
  await page.getByRole('dialog').getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
});

test('a URL with a hash opens its dialog alone, and closing removes the hash', async ({ page }) => {
  for (const { id, heading } of givingMethods) {
    await page.goto(`/Giving#${id}`);
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
  }
  await page.goto(`/Giving#${anyMethod.id}`);
  const dialog = page.getByRole('dialog', { name: anyMethod.heading });
  await page.reload();
  await expect(dialog.getByRole('heading')).toBeFocused();
  await pressEscape(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/Giving$/);
  await expect(givingButton(page)).toBeFocused();
  await page.evaluate((id) => {
    location.hash = id;
  }, anyMethod.id);
  await expect(dialog).toBeVisible();
});

for (const { id, buttonLabel, href, copied, words } of copyMethods) {
  test(`${id}: the button copies, and a status confirms it for four seconds`, async ({ page }) => {
    await page.clock.install();
    await page.getByRole('button', { name: buttonLabel }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(`.giving-detail${href ? `[href="${href}"]` : ''}`)).toBeVisible();
    await expect(dialog.getByRole('status')).toBeEmpty();
    await dialog.getByRole('button', { name: words.button }).click();
    await expect(dialog.getByRole('status')).toHaveText(siteWords.copied);
    await page.clock.fastForward(4000);
    await expect(dialog.getByRole('status')).toBeEmpty();

    await page.goto('/ContactUs');
    const field = fieldsOn(page).message;
    await field.press('ControlOrMeta+V');
    await expect(field).toHaveValue(copied);
  });

  test(`${id}: if the browser denies copying, the text is selected`, async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: buttonLabel }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.button }).click();
    const text = await dialog.locator('.giving-detail').innerText();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(text);
    await expect(dialog.getByRole('status')).toHaveText(words.selected);
  });
}

async function pressEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
}

async function clickCloseButton(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: siteWords.close }).click();
}

/** Clicks beside the dialog until the island's listeners are there. */
async function clickBackdrop(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.click(5, 400);
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 500 });
  }).toPass();
}
