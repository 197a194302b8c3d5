import { fieldsOfBody, sampleMessage } from '../../support/contact-form.ts';
import { content } from '../../support/content.ts';
import type { ReceivedRequest } from './mock-services.ts';
import type { PageDriver } from './page-driver.ts';

const { form } = content('pages/contact-us');

/** Where a message is posted. */
export const service = 'https://api.emailjs.com/api/v1.0/email/send-form';

/** Writes into the four fields, without sending. */
export async function fillIn(driver: PageDriver, text: typeof sampleMessage = sampleMessage): Promise<void> {
  await driver.write(form.nameLabel, text.user_name);
  await driver.write(form.emailLabel, text.user_email);
  await driver.write(form.titleLabel, text.title);
  await driver.write(form.messageLabel, text.message);
}

/** @returns the fields of a message that arrived, by name */
export async function fieldsOf(message: ReceivedRequest | undefined): Promise<Record<string, string>> {
  return Object.fromEntries(await fieldsOfBody(message?.body ?? [], message?.type ?? ''));
}
