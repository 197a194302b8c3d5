/** How long to wait for the e-mail service, in milliseconds. */
export const TIMEOUT = 15_000;

/** Browsers limit a request that outlives its page to 64 KiB, together with the names and boundaries of the fields. */
const MAX_KEEPALIVE_BYTES = 60_000;

/**
 * Posts the current values of the form's fields to EmailJS, as the browser does without script. The request is canceled
 * at the timeout, so that a second attempt does not deliver the message twice. It is finished if the visitor leaves the
 * page.
 *
 * `sendForm` of `@emailjs/browser` sends the same, but can do neither, and throws where storage is blocked.
 *
 * @returns the outcome. Never throws or rejects.
 */
export async function sendMessage(form: HTMLFormElement): Promise<Outcome> {
  const body = new FormData(form);
  const missing = ['user_id', 'service_id', 'template_id'].find((field) => !body.get(field));
  if (missing) return { sent: false, reason: 'other', status: 0, text: `The ${missing} is required` };

  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body,
      signal: controller.signal,
      keepalive: new Blob([...body.values()]).size < MAX_KEEPALIVE_BYTES,
    });
    const { ok, status } = response;
    const text = await response.text();
    return ok
      ? { sent: true, status, text }
      : { sent: false, reason: reasons[status] ?? 'other', status, text };
  } catch {
    // `fetch` rejects only when it is aborted or there is no response.
    return controller.signal.aborted
      ? { sent: false, reason: 'timeout', status: 0, text: 'Time-out' }
      : { sent: false, reason: 'networkError', status: 0, text: 'Network Error' };
  } finally {
    clearTimeout(timer);
  }
}

/** The statuses that EmailJS documents. */
const reasons: Readonly<Record<number, FailureReason>> = {
  403: 'forbidden',
  429: 'tooManyRequests',
  451: 'headlessBrowser',
};

export type Outcome = ({ readonly sent: true } & ServiceResponse) | ({ readonly sent: false } & Failure);

interface Failure extends ServiceResponse {
  readonly reason: FailureReason;
}

/** Why a message was not sent. Each has its sentence in `contact-us.yaml`. */
export type FailureReason =
  'headlessBrowser' | 'forbidden' | 'tooManyRequests' | 'networkError' | 'timeout' | 'other';

interface ServiceResponse {
  /** The HTTP status, or 0 if there was no response. */
  readonly status: number;
  readonly text: string;
}
