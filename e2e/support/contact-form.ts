import type { Locator, Page, Request, Route } from 'playwright/test';
import { content } from './content.ts';

const { form, feedback } = content('pages/contact-us');

/** Whether the parish has set the form to say what became of a message; the form is then cleared when it was sent. */
export const answers = feedback === 'status';

/** What a visitor might write, with what a form may stumble over. */
export const sampleMessage = {
  user_name: 'Mariam & Mina',
  user_email: 'mariam@visitor.example',
  title: 'A “baptism” in June?',
  message: 'Dear fathers,\nmay we come on Sunday? ☩ سلام ⲭⲁⲓⲣⲉ',
};

/** What stands in the four fields once a message was sent. */
export const fieldsAfterSending = answers
  ? { user_name: '', user_email: '', title: '', message: '' }
  : sampleMessage;

/** What the library adds to the four fields. */
export const identifiers = {
  lib_version: '4.4.1',
  service_id: 'service-to-be-supplied',
  template_id: 'template-to-be-supplied',
  user_id: 'public-key-to-be-supplied',
};

/** The four fields, by the names under which they are sent. */
export function fieldsOn(page: Page): Record<keyof Message, Locator> {
  return {
    user_name: page.getByLabel(form.nameLabel),
    user_email: page.getByLabel(form.emailLabel),
    title: page.getByLabel(form.titleLabel, { exact: true }),
    message: page.getByLabel(form.messageLabel),
  };
}

/** Writes into the four fields, without sending. */
export async function fillIn(page: Page, text: Message = sampleMessage): Promise<void> {
  const fields = fieldsOn(page);
  await fields.user_name.fill(text.user_name);
  await fields.user_email.fill(text.user_email);
  await fields.title.fill(text.title);
  await fields.message.fill(text.message);
}

/** @returns what stands in the four fields now */
export async function fieldsOf(page: Page): Promise<Message> {
  const fields = fieldsOn(page);
  return {
    user_name: await fields.user_name.inputValue(),
    user_email: await fields.user_email.inputValue(),
    title: await fields.title.inputValue(),
    message: await fields.message.inputValue(),
  };
}

/**
 * Answers for the e-mail service.
 *
 * @param page before the message is sent
 * @param answer to every message; by default that it has been taken
 * @returns the requests that arrive, filled while the test runs
 */
export async function mockEmailJs(page: Page, answer: Answer = taken): Promise<Request[]> {
  const arrived: Request[] = [];
  await page.route('https://api.emailjs.com/**', async (route) => {
    arrived.push(route.request());
    await answer(route);
  });
  return arrived;
}

/** An answer of the e-mail service with this status and text. */
export function answering(status: number, body: string): Answer {
  return (route) => route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } });
}

export const taken: Answer = answering(200, 'OK');

/** @returns each field of a multipart body with its text, in the order of the body, line breaks as they were typed */
export async function fieldsIn(request: Request | undefined): Promise<[name: string, text: string][]> {
  return fieldsOfBody(request?.postDataBuffer() ?? [], (await request?.headerValue('content-type')) ?? '');
}

/**
 * As {@link fieldsIn}, of a body by itself.
 *
 * @param type its content type, which says how it is parted
 */
export async function fieldsOfBody(
  body: Iterable<number>,
  type: string,
): Promise<[name: string, text: string][]> {
  const message = new Response(Uint8Array.from(body), { headers: { 'content-type': type } });
  return [...(await message.formData())].map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value.name,
  ]);
}

/** @returns what the page writes to the console about a message, filled while the test runs */
export function logOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (/^(SUCCESS|FAILED)/.test(message.text())) lines.push(message.text());
  });
  return lines;
}

/** What a visitor writes, by the names under which it is sent. */
export type Message = typeof sampleMessage;

type Answer = (route: Route) => Promise<void>;
