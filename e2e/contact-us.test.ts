import { content } from './support/content.ts';
import { expect, test } from './support/test.ts';
import { address, days } from './support/liturgies.ts';

const contact = content('pages/contact-us');
const church = content('church');

test('the form has four optional fields and one button, beside the contact details and hours', async ({
  page,
}) => {
  await page.goto('/ContactUs');
  const form = page.locator('form');
  for (const [label, name] of [
    [contact.form.nameLabel, 'user_name'],
    [contact.form.emailLabel, 'user_email'],
    [contact.form.titleLabel, 'title'],
    [contact.form.messageLabel, 'message'],
  ] as const) {
    const field = form.getByLabel(label);
    await expect(field).toHaveAttribute('name', name);
    await expect(field).not.toHaveAttribute('required');
    await expect(field).not.toHaveAttribute('maxlength');
  }
  await expect(form.getByLabel(contact.form.emailLabel)).toHaveAttribute('type', 'email');
  await expect(form.getByRole('button')).toHaveText(contact.form.sendLabel);

  const details = page.getByRole('complementary', { name: contact.details.heading });
  for (const line of address) await expect(details).toContainText(line);
  await expect(details.locator('a[href^="tel:"]')).toHaveAttribute(
    'href',
    `tel:${church.phone.replaceAll('-', '')}`,
  );
  await expect(details.getByRole('link', { name: church.email })).toHaveAttribute(
    'href',
    `mailto:${church.email}`,
  );
  await expect(details.getByRole('term')).toHaveText(days);
});
