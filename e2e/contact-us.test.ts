import type { Locator } from 'playwright/test';
import { fieldsOn } from './support/contact-form.ts';
import { content, words } from './support/content.ts';
import { expect, test } from './support/test.ts';
import { address } from './support/liturgies.ts';

const contact = content('pages/contact-us');
const church = content('church');

// contact-form.test.ts fills in its fields.
test('details are before the form, whose fields have no limits, and the banner links to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ContactUs');
  const details = page.getByRole('complementary', { name: contact.details.heading });
  const top = async (it: Locator) => (await it.boundingBox())?.y ?? 0;
  const form = page.locator('form');
  expect(await top(details.locator('dl'))).toBeLessThan(await top(form));
  await page.locator('main > header').getByRole('link', { name: contact.form.heading }).click();
  await expect(page.getByRole('heading', { name: contact.form.heading })).toBeInViewport();

  await expect(form.locator('[required], [maxlength]')).toHaveCount(0);
  for (const type of ['name', 'email'] as const)
    await expect(fieldsOn(page)[`user_${type}`]).toHaveAttribute('autocomplete', type);
  await expect(fieldsOn(page).user_email).toHaveAttribute('type', 'email');
  await expect(form.getByRole('button')).toHaveText(words.form.sendLabel, { useInnerText: true });
  await expect(page.getByText(words.form.urgent)).toBeVisible();

  for (const line of address) await expect(details).toContainText(line);
  const phone = details.locator(`a[href="tel:${church.phone.replace(/[ -]/g, '')}"]`);
  await expect(phone.first()).toBeVisible();
  const email = details.getByRole('link', { name: church.email });
  await expect(email).toHaveAttribute('href', `mailto:${church.email}`);
});
