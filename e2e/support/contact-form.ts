import { expect, type Locator, type Page, type Request, type Route } from 'playwright/test';
import { fileAt, readBuilt } from './built-site.ts';
import { scriptFiles } from './page.ts';
import type { ReceivedRequest } from './services-proxy.ts';

const endpoint = 'https://api.emailjs.com/api/v1.0/email/send-form';

export const sampleMessage = {
  user_name: 'Mariam & Mina',
  user_email: 'mariam@visitor.example',
  title: 'A “baptism” in June?',
  message: 'Dear fathers,\nmay we come on Sunday? ☩ سلام ⲭⲁⲓⲣⲉ',
};

export const emptyMessage: Message = { user_name: '', user_email: '', title: '', message: '' };

/** The version of the library, and the identifiers of a site that has none yet. */
export const identifiers = {
  lib_version: '4.4.1',
  service_id: 'service-to-be-supplied',
  template_id: 'template-to-be-supplied',
  user_id: 'public-key-to-be-supplied',
};

export const sampleFields = { ...sampleMessage, ...identifiers };

export const isLibrary = ({ pathname }: URL): boolean =>
  scriptFiles.test(pathname) && readBuilt(fileAt(pathname)).includes('dashboard.emailjs.com');

export const fieldOn = (page: Page, name: keyof Message): Locator => page.locator(`form [name=${name}]`);

export const sendButton = (page: Page): Locator => page.locator('form [type=submit]');

export const statusOf = (page: Page): Locator => page.locator('form').getByRole('status');

/** Expects a text in the status, where the HTML has all texts and the form shows some. */
export const expectStatus = (page: Page, text: string | RegExp) =>
  expect(statusOf(page)).toHaveText(text, { useInnerText: true });

export async function fillIn(page: Page, message: Partial<Message> = sampleMessage): Promise<void> {
  for (const [name, value] of Object.entries(message)) await fieldOn(page, name as keyof Message).fill(value);
}

export async function fieldValues(page: Page): Promise<Message> {
  const values = { ...emptyMessage };
  for (const name of Object.keys(values) as (keyof Message)[])
    values[name] = await fieldOn(page, name).inputValue();
  return values;
}

/** @param responders for each request; the last for all that follow */
export async function mockFormService(page: Page, ...responders: Responder[]): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(endpoint, async (route) => {
    const respond = responders[requests.length] ?? responders.at(-1) ?? succeed;
    requests.push(route.request());
    await respond(route);
  });
  return requests;
}

export async function openForm(page: Page, ...responders: Responder[]) {
  const requests = await mockFormService(page, ...responders);
  const log = recordLog(page);
  await page.goto('/ContactUs');
  return { requests, log };
}

export function respondWith(status: number, body: string): Responder {
  return (route) => route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } });
}

export const succeed = respondWith(200, 'OK');

/** @returns the fields of a multipart request, with `\n` as the line break */
export async function fieldsIn(request: Request | undefined): Promise<Record<string, string>> {
  // What Firefox posts arrives as a header: e2e/support/firefox-for-playwright.js.
  const body =
    request?.postDataBuffer() ?? Buffer.from((await request?.headerValue('x-post-data')) ?? '', 'base64');
  return receivedFields({ body, type: (await request?.headerValue('content-type')) ?? '' });
}

export async function receivedFields(request: Pick<ReceivedRequest, 'body' | 'type'> | undefined) {
  const { body, type } = request ?? { body: [], type: '' };
  const response = new Response(Uint8Array.from(body), { headers: { 'content-type': type } });
  const fields: Record<string, string> = {};
  for (const [name, value] of await response.formData()) {
    expect(fields).not.toHaveProperty(name);
    fields[name] = (value as string).replaceAll('\r\n', '\n');
  }
  return fields;
}

export function recordLog(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (/^(SUCCESS|FAILED)/.test(message.text())) lines.push(message.text());
  });
  return lines;
}

export function blockStorage(): void {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', { configurable: true, get });
}

export type Message = typeof sampleMessage;

type Responder = (route: Route) => Promise<void>;
