import { load } from 'cheerio';
import { expect, type Locator, type Page, type Request, type Route } from 'playwright/test';
import { formOrigin } from '#other-sites.ts';
import { fileAt, readBuilt } from './built-site.ts';
import { content, words } from './content.ts';
import { scriptFiles } from './scripts.ts';
import type { ReceivedRequest } from './services-proxy.ts';

const contactPage = load(readBuilt('ContactUs.html'));
const { feedback } = content('pages/contact-us');

/** Whether content makes the form show the outcome, and clear its fields once a message is sent. */
export const showsStatus = feedback === 'status';

export const sampleMessage = {
  user_name: 'Mariam & Mina',
  user_email: 'mariam@visitor.example',
  title: 'A “baptism” in June?',
  message: 'Dear fathers,\nmay we come on Sunday? ☩ سلام ⲭⲁⲓⲣⲉ',
};

export const emptyMessage: Message = { user_name: '', user_email: '', title: '', message: '' };

/** The values of the fields once {@link sampleMessage} was sent. */
export const fieldsAfterSending = showsStatus ? emptyMessage : sampleMessage;

/** The fields that are added to the four: the identifiers of the build, in the form's hidden fields. */
export const identifiers = Object.fromEntries(
  ['lib_version', 'service_id', 'template_id', 'user_id'].map((name) => [
    name,
    contactPage(`form [name=${name}]`).attr('value') ?? '',
  ]),
);

/** All fields of {@link sampleMessage} as they are sent. */
export const sampleFields = { ...sampleMessage, ...identifiers };

/** @returns whether a script file of the site is the library of EmailJS */
export const isLibrary = ({ pathname }: URL): boolean =>
  scriptFiles.test(pathname) && readBuilt(fileAt(pathname)).includes('dashboard.emailjs.com');

/** @param form the words of the page's language */
export function fieldsOn(page: Page, { form } = words): Record<keyof Message, Locator> {
  return {
    user_name: page.getByLabel(form.nameLabel),
    user_email: page.getByLabel(form.emailLabel),
    title: page.getByLabel(form.titleLabel, { exact: true }),
    message: page.getByLabel(form.messageLabel),
  };
}

export async function fillIn(page: Page, message: Message = sampleMessage, siteWords = words): Promise<void> {
  for (const [name, field] of Object.entries(fieldsOn(page, siteWords)))
    await field.fill(message[name as keyof Message]);
}

export async function fieldValues(page: Page): Promise<Message> {
  const values = { ...emptyMessage };
  for (const [name, field] of Object.entries(fieldsOn(page)))
    values[name as keyof Message] = await field.inputValue();
  return values;
}

/**
 * Mocks the e-mail service.
 * @param responders for the first request, the second, and so on; the last for all that follow
 * @returns the requests, filled while the test runs
 */
export async function mockEmailJs(page: Page, ...responders: Responder[]): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(`${formOrigin}/**`, async (route) => {
    const respond = responders[requests.length] ?? responders.at(-1) ?? succeed;
    requests.push(route.request());
    await respond(route);
  });
  return requests;
}

export function respondWith(status: number, body: string): Responder {
  return (route) => route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } });
}

export const succeed = respondWith(200, 'OK');

export const disconnect: Responder = (route) => route.abort('internetdisconnected');

/** @returns the fields of a multipart request in its order, with `\n` as the line break */
export async function fieldsIn(request: Request | undefined): Promise<Record<string, string>> {
  // What Firefox posts arrives as a header: e2e/support/firefox-for-playwright.js.
  const body =
    request?.postDataBuffer() ?? Buffer.from((await request?.headerValue('x-post-data')) ?? '', 'base64');
  return receivedFields({ body, type: (await request?.headerValue('content-type')) ?? '' });
}

/** @returns the fields of a request that the proxy received */
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

/** @returns the lines that the form logs to the console, filled while the test runs */
export function recordLog(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (/^(SUCCESS|FAILED)/.test(message.text())) lines.push(message.text());
  });
  return lines;
}

/** Runs in the page. Imitates a browser that blocks storage. */
export function blockStorage(): void {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', { configurable: true, get });
}

export type Message = typeof sampleMessage;

type Responder = (route: Route) => Promise<void>;
