import type { EmailJSResponseStatus, sendForm } from '@emailjs/browser';
import type { ContactUsPage } from './page-schema.ts';

/**
 * The two scripts of the contact form work together through its element:
 *
 * 1. `before-hydration.ts`, in the HTML of Contact Us, sets `form.send`, and sends with it what is submitted. When the browser
 *    refuses a field, it waits for the island, whose error says more.
 * 2. The island follows `form.messages`, handles `submit` and `invalid`, and dispatches `hydrated` (`useIsland`). The first script
 *    then leaves both to it, and clicks Send again if a field was refused.
 * 3. If the island's code does not arrive, `astro:hydration-error` reaches the form: the first script goes on, and the browser
 *    shows its own errors.
 */
declare global {
  interface HTMLFormElement {
    send?: typeof send;
    /** Before and after hydration. */
    messages?: Message[];
  }
}

export interface Message {
  readonly values: FormData;
  readonly text: string;
  pending: boolean;
  sent: boolean;
  readonly result: Promise<Result>;
}

export type Result = Exclude<keyof ContactUsPage['messages'], 'offline'>;

/** In bytes, of the bodies of all requests that outlive the page: browsers accept 64 KiB. */
let quota = 64_000;

const NETWORK_ERROR = 'Network Error';

/**
 * Sends the fields of the contact form as they are now, once: with the library of the form's service, if it has arrived and they are
 * short enough to outlive the page, otherwise with `fetch`. The outcome is logged.
 * @param connected what an offline visitor waits for
 * @returns the message, or the last one, if it has arrived with the same text; `undefined` while that is on its way
 */
export function send(form: HTMLFormElement, library?: typeof sendForm, connected?: Promise<unknown>) {
  const values = new FormData(form);
  const text = JSON.stringify([...values]);
  form.messages ??= [];
  if (form.messages.some((other) => other.pending && other.text === text)) return undefined;
  // Where nothing shows that it has arrived, people press again.
  const last = form.messages.at(-1);
  if (last?.sent && last.text === text) return last;

  const message: Message = { values, text, pending: true, sent: false, result: deliver() };
  form.messages.push(message);
  return message;

  async function deliver(): Promise<Result> {
    if (connected) await connected;
    // With the escapes of JSON, the text is at least as long as the body.
    const { size } = new Blob([text]);
    const keepalive = size < quota;
    if (keepalive) quota -= size;
    // Firefox before version 133 has no `keepalive`: its request ends with the page.
    const sendCopy = () => navigator.sendBeacon(form.action, values);
    if (!('keepalive' in Request.prototype)) addEventListener('pagehide', sendCopy);

    const request =
      library && keepalive ? sendWith(library, form, values) : post(form.action, values, keepalive);
    const { status, text: response } = await request.catch(failureOf);

    removeEventListener('pagehide', sendCopy);
    if (keepalive) quota += size;
    const result = results[status] ?? (response === NETWORK_ERROR ? 'networkError' : 'other');
    message.pending = false;
    message.sent = result === 'sent';
    console.log(message.sent ? 'SUCCESS!' : 'FAILED...', status, response);
    return result;
  }
}

/** The library appends the identifiers, which the form has as hidden fields. The build adds `keepalive` (`form-keepalive.ts`). */
function sendWith(library: typeof sendForm, form: HTMLFormElement, values: FormData) {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.querySelectorAll('[type=hidden]').forEach((field) => field.remove());
  const { service_id, template_id, user_id } = Object.fromEntries(values) as Identifiers;
  return library(service_id, template_id, copy, { publicKey: user_id });
}

async function post(url: string, body: FormData, keepalive: boolean): Promise<EmailJSResponseStatus> {
  const response = await fetch(url, { method: 'POST', body, keepalive });
  return { status: response.status, text: await response.text() };
}

/** @param error of `fetch`, a response of the service, or the library's sentence about a missing identifier */
function failureOf(error: unknown): EmailJSResponseStatus {
  if (error instanceof Error) return { status: 0, text: NETWORK_ERROR };
  return typeof error === 'string' ? { status: 0, text: error } : (error as EmailJSResponseStatus);
}

const results: Readonly<Record<number, Result>> = {
  200: 'sent',
  403: 'forbidden',
  412: 'mailbox',
  429: 'tooManyRequests',
  451: 'headlessBrowser',
};

type Identifiers = Record<'service_id' | 'template_id' | 'user_id', string>;
