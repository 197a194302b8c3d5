import type { EmailJSResponseStatus } from '@emailjs/browser';
import type { PageContent } from '#schemas/content-files.ts';

/**
 * Sends the current values of the form's fields to EmailJS, with `sendForm` of its library. The library appends the
 * identifiers itself. It is requested here, at the first message.
 *
 * @param form with the four fields, but without hidden fields for the identifiers
 * @returns the outcome; `status` is the HTTP status, or 0 if there was no response. Never rejects, and waits as long as the browser does.
 */
export async function sendMessage(form: HTMLFormElement, identifiers: Identifiers) {
  const { service_id, template_id, user_id } = identifiers;
  const message = new FormData(form);
  for (const [name, value] of Object.entries(identifiers)) message.append(name, value);
  // A message that arrives twice is better than one that is lost.
  const sendBeacon = () => navigator.sendBeacon(form.action, message);

  addEventListener('pagehide', sendBeacon, { once: true });
  try {
    hideBlockedStorage();
    const { sendForm } = await import('@emailjs/browser').catch((error: unknown) => {
      sendBeacon();
      throw error;
    });
    const { status, text } = await sendForm(service_id, template_id, form, { publicKey: user_id });
    return { sent: true, status, text } as const;
  } catch (error) {
    return { sent: false, ...failureOf(error) } as const;
  } finally {
    removeEventListener('pagehide', sendBeacon);
  }
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

/** The statuses that EmailJS documents. */
const reasons: Readonly<Record<number, FailureReason>> = {
  403: 'forbidden',
  429: 'tooManyRequests',
  451: 'headlessBrowser',
};

/** What the service requires besides the four fields, by the names under which it is sent. */
export type Identifiers = Readonly<Record<'lib_version' | 'service_id' | 'template_id' | 'user_id', string>>;

/** Why a message was not sent. */
type FailureReason = keyof Pick<
  PageContent<'contact-us'>['messages'],
  'headlessBrowser' | 'forbidden' | 'tooManyRequests' | 'networkError' | 'other'
>;
