import { fieldsOfBody, written } from '../../support/contact-form.ts';
import { content } from '../../support/content.ts';
import type { Arrived } from './outside-world.ts';
import type { Visitor } from './visitor.ts';

const { form } = content('pages/contact-us');

/** Where a message is posted. */
export const service = 'https://api.emailjs.com/api/v1.0/email/send-form';

/** Writes into the four fields, without sending. */
export async function fillIn(visitor: Visitor, text: typeof written = written): Promise<void> {
  await visitor.write(form.nameLabel, text.user_name);
  await visitor.write(form.emailLabel, text.user_email);
  await visitor.write(form.titleLabel, text.title);
  await visitor.write(form.messageLabel, text.message);
}

/** @returns the fields of a message that arrived, by name */
export async function fieldsOf(message: Arrived | undefined): Promise<Record<string, string>> {
  return Object.fromEntries(await fieldsOfBody(message?.body ?? [], message?.type ?? ''));
}
