import { fieldsOfBody, sampleMessage } from '../../support/contact-form.ts';
import { content } from '../../support/content.ts';
import type { ReceivedRequest } from './mock-services.ts';
import type { PageDriver } from './page-driver.ts';

const { form } = content('pages/contact-us');

/** The URL that messages are posted to. */
export const serviceUrl = 'https://api.emailjs.com/api/v1.0/email/send-form';

/** Fills in the four fields, without sending. */
export async function fillForm(driver: PageDriver, message = sampleMessage): Promise<void> {
  await driver.fill(form.nameLabel, message.user_name);
  await driver.fill(form.emailLabel, message.user_email);
  await driver.fill(form.titleLabel, message.title);
  await driver.fill(form.messageLabel, message.message);
}

/** @returns the fields of a received message, by name */
export async function receivedFields(request: ReceivedRequest | undefined): Promise<Record<string, string>> {
  return Object.fromEntries(await fieldsOfBody(request?.body ?? [], request?.type ?? ''));
}
