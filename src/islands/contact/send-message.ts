/** How long to wait for the e-mail service, in milliseconds. */
export const TIMEOUT = 15_000;

/**
 * Sends the current values of the form's fields through EmailJS.
 *
 * The library is imported here, not with the island: it reads `localStorage` on import, and throws where storage is
 * blocked.
 *
 * @returns the outcome. Never throws or rejects.
 */
export async function sendMessage(form: HTMLFormElement, ids: EmailJsIds): Promise<Outcome> {
  const snapshot = form.cloneNode(true) as HTMLFormElement;
  try {
    const { status, text } = await Promise.race([post(snapshot, ids), timeout()]);
    return { sent: true, status, text };
  } catch (error) {
    return { sent: false, ...describeFailure(error) };
  }
}

/**
 * Normalizes every error to one shape. EmailJS rejects with a status and a text for an HTTP error, with a string for a
 * missing identifier, and with a `TypeError` if there is no response.
 */
export function describeFailure(error: unknown): Failure {
  if (error instanceof TimeoutError) return { reason: 'timeout', status: 0, text: error.message };
  if (error instanceof TypeError) return networkError;
  if (error instanceof Error) return { reason: 'other', status: 0, text: error.message };
  if (typeof error === 'string') return { reason: 'other', status: 0, text: error };
  if (!isServiceResponse(error)) return networkError;
  return { reason: reasons[error.status] ?? 'other', status: error.status, text: error.text };
}

const networkError: Failure = { reason: 'networkError', status: 0, text: 'Network Error' };

/** The statuses that EmailJS documents. */
const reasons: Readonly<Record<number, FailureReason>> = {
  0: 'networkError',
  403: 'forbidden',
  429: 'tooManyRequests',
  451: 'headlessBrowser',
};

class TimeoutError extends Error {}

async function post(form: HTMLFormElement, { publicKey, serviceId, templateId }: EmailJsIds) {
  const { sendForm } = await importEmailJs().catch(() => sleep(500).then(importEmailJs));
  return sendForm(serviceId, templateId, form, { publicKey });
}

function importEmailJs() {
  return import('@emailjs/browser');
}

async function timeout(): Promise<never> {
  await sleep(TIMEOUT);
  throw new TimeoutError('Time-out');
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function isServiceResponse(error: unknown): error is ServiceResponse {
  return typeof error === 'object' && error !== null && 'status' in error && 'text' in error;
}

export interface EmailJsIds {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
}

export type Outcome = ({ readonly sent: true } & ServiceResponse) | ({ readonly sent: false } & Failure);

export interface Failure extends ServiceResponse {
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
