import type { Locator, Page } from 'playwright/test';
import { content } from './support/content.ts';
import { whole } from './support/in-viewport.ts';
import { delayScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';
import { address } from './support/liturgies.ts';

const { online, zelle, mail, closeLabel } = content('giving-methods');
const church = content('church');
const methods = [
  { id: 'online', ...online },
  { id: 'zelle', ...zelle },
  { id: 'mail', ...mail },
] as const;

test.beforeEach(async ({ page }) => {
  await page.goto('/Giving');
});

for (const { id, buttonLabel, heading, steps } of methods) {
  test(`${id}: the modal is named by its heading, says what to do, and closes in every method`, async ({
    page,
  }) => {
    const opener = page.getByRole('button', { name: buttonLabel });
    const dialog = page.getByRole('dialog', { name: heading });
    for (const close of [withEscape, withItsButton, withAClickBeside, withEscape]) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('heading', { name: heading })).toBeVisible();
      for (const step of steps) await expect(dialog.getByText(step)).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await close(page, dialog);
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test(`${id}: the page behind is out of reach and stands still`, async ({ page }) => {
    await page.getByRole('button', { name: buttonLabel }).click();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    const position = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 700);
    await page.keyboard.press('End');
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(focusIsOutside), `after Tab ${press + 1}`).toBe(false);
    }
    expect(await page.evaluate(() => scrollY)).toBe(position);
  });

  test(`${id}: an address that names it opens it, and closing takes the name out again`, async ({ page }) => {
    await page.goto(`/Giving#${id}`);
    const dialog = page.getByRole('dialog', { name: heading });
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toBeVisible();
    await withEscape(page);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/Giving$/);
    await expect(page.getByRole('button', { name: buttonLabel })).toBeFocused();
    await page.evaluate((hash) => location.assign(hash), `#${id}`);
    await expect(dialog).toBeVisible();
  });
}

test('only one modal is open at a time, also when the address names one after the other', async ({
  page,
}) => {
  for (const { id, heading } of methods) {
    await page.goto(`/Giving#${id}`);
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
  }
});

test('online: the giving page opens in a new tab', async ({ page }) => {
  await page.getByRole('button', { name: online.buttonLabel }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: online.actionLabel });
  await expect(link).toHaveAttribute('href', church.links.onlineGiving);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('dialog')).toContainText('by card or PayPal');
});

test('Zelle: the button copies the number and says so for a while', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: zelle.buttonLabel }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link')).toHaveAttribute(
    'href',
    `tel:${church.zellePhone.replaceAll('-', '')}`,
  );
  await dialog.getByRole('button', { name: zelle.copyLabel }).click();
  await expect(dialog.getByRole('button', { name: zelle.copiedLabel })).toBeVisible();
  await expect(dialog.getByRole('button', { name: zelle.copyLabel })).toBeVisible();
});

test('Zelle: what was copied can be pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: zelle.buttonLabel }).click();
  const number = await page.getByRole('dialog').getByRole('link').textContent();
  await page.getByRole('button', { name: zelle.copyLabel }).click();
  await expect(page.getByRole('button', { name: zelle.copiedLabel })).toBeVisible();
  await page.goto('/ContactUs');
  const field = page.getByLabel(content('pages/contact-us').form.messageLabel);
  await field.press('ControlOrMeta+V');
  await expect(field).toHaveValue(number ?? '');
});

test('Zelle: where copying is refused, the number is marked to be copied by hand', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: zelle.buttonLabel }).click();
  await page.getByRole('button', { name: zelle.copyLabel }).click();
  const number = await page.getByRole('dialog').getByRole('link').textContent();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(number);
  await expect(page.getByRole('button', { name: zelle.copyLabel })).toBeVisible();
});

test('mail: the Finance office at the church address, as an address', async ({ page }) => {
  await page.getByRole('button', { name: mail.buttonLabel }).click();
  await expect(page.getByRole('dialog').locator('address').locator(':scope > *')).toHaveText([
    church.financeOffice,
    ...address,
  ]);
});

test('on a low phone a modal is shown from its beginning and scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await page.getByRole('button', { name: mail.buttonLabel }).hover();
  await expect(page.locator('astro-island:not([ssr]) .giving-methods')).toBeVisible();
  await page.getByRole('button', { name: mail.buttonLabel }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeInViewport(whole);
  await dialog.hover();
  await page.mouse.wheel(0, 2000);
  await expect(dialog.getByRole('button', { name: closeLabel })).toBeInViewport(whole);
});

test('a modal that was opened and closed before its code arrives stays closed', async ({ page }) => {
  await delayScripts(page, 700);
  await page.reload();
  await page.getByRole('button', { name: mail.buttonLabel }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await withItsButton(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('astro-island:not([ssr]) .giving-methods')).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toBeHidden();
});

async function withEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
}

async function withItsButton(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: closeLabel }).click();
}

async function withAClickBeside(page: Page, dialog: Locator): Promise<void> {
  const box = await dialog.boundingBox();
  await page.mouse.click((box?.x ?? 0) / 2, (box?.y ?? 0) + 20);
}

/** Runs in the page. The browser's own controls count as the body. */
function focusIsOutside(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !activeElement?.closest('dialog');
}
