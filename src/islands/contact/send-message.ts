import type { EmailJSResponseStatus } from '@emailjs/browser';
import type { ContactUsPage } from '#schemas/pages/contact-us.ts';

/** How long the body of a request may be that outlives the page, in bytes: browsers accept 64 KiB. */
const KEEPALIVE_LIMIT = 64_000;

/** The last message that went as a beacon. Whether it arrived is unknown; it does not go a second time. */
let lastBeacon: string | undefined;

/**
 * Sends the current values of the form's fields to EmailJS, with `sendForm` of its library. The library is requested
 * here, at the first message. If it does not arrive, or the visitor leaves before, a beacon posts the same fields.
 * @returns the outcome; `status` is the HTTP status, or 0 if there was no response. Never rejects, and waits as long as the browser does.
 */
export async function sendMessage(form: HTMLFormElement) {
  const message = new FormData(form);
  const values = JSON.stringify([...message]);
  const sendBeacon = () => {
    if (values === lastBeacon || !navigator.onLine) return;
    if (navigator.sendBeacon(form.action, message)) lastBeacon = values;
  };
  const originalFetch = fetch;

  addEventListener('pagehide', sendBeacon);
  try {
    hideBlockedStorage();
    const [library, body] = await Promise.all([
      import('@emailjs/browser').catch(sendBeacon),
      new Response(message).blob(),
    ]);
    if (values === lastBeacon) throw new Error('Left to the beacon.');
    const keepalive = 'keepalive' in Request.prototype && body.size < KEEPALIVE_LIMIT;
    if (keepalive) removeEventListener('pagehide', sendBeacon);
    // The library would append the identifiers to those of the hidden fields.
    window.fetch = (url, init) =>
      originalFetch(url, url === form.action ? { ...init, body: message, keepalive } : init);
    const { service_id, template_id, user_id } = Object.fromEntries(message) as Identifiers;
    const { status, text } = library
      ? await library.sendForm(service_id, template_id, form, { publicKey: user_id })
      : await post(form.action, message);
    if (status !== 200) return { sent: false, ...failureOf({ status, text }) } as const;
    return { sent: true, status, text } as const;
  } catch (error) {
    const { reason, ...response } = failureOf(error);
    return { sent: false, reason: values === lastBeacon ? 'unconfirmed' : reason, ...response } as const;
  } finally {
    window.fetch = originalFetch;
    removeEventListener('pagehide', sendBeacon);
  }
}

/** Sends what is too long for a beacon, without the library. @returns the response, as from the library */
async function post(url: string, body: FormData) {
  const response = await fetch(url, { method: 'POST', body });
  return { status: response.status, text: await response.text() };
}

/** The library reads `localStorage` when it is imported, and throws where the browser blocks it. It works without. */
function hideBlockedStorage(): void {
  try {
    Reflect.get(window, 'localStorage');
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined });
  }
}

/** @param error a response of the service, the library's sentence about a missing identifier, or what `fetch` throws */
function failureOf(error: unknown): { reason: FailureReason; status: number; text: string } {
  if (error instanceof Error) return { reason: 'networkError', status: 0, text: 'Network Error' };
  if (typeof error === 'string') return { reason: 'other', status: 0, text: error };
  const { status, text } = error as EmailJSResponseStatus;
  return { reason: reasons[status] ?? 'other', status, text };
}

const reasons: Readonly<Record<number, FailureReason>> = {
  403: 'forbidden',
  429: 'tooManyRequests',
  451: 'headlessBrowser',
};

type Identifiers = Record<'service_id' | 'template_id' | 'user_id', string>;

type FailureReason = Exclude<keyof ContactUsPage['messages'], 'sent' | 'offline'>;
