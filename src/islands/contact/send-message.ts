/** How long a message may take on its way, in milliseconds, before it counts as failed. */
export const TIME_LIMIT = 15_000;

/**
 * Sends the form's fields by EmailJS, as they are at this moment.
 *
 * The library is fetched here and not with the page: it touches `localStorage` when it is loaded, and throws where
 * that is blocked.
 *
 * @returns what became of it. Never throws or rejects.
 */
export async function sendMessage(form: HTMLFormElement, ids: EmailJsIds): Promise<Outcome> {
  const asSubmitted = form.cloneNode(true) as HTMLFormElement;
  try {
    const { status, text } = await Promise.race([post(asSubmitted, ids), timeOut()]);
    return { sent: true, status, text };
  } catch (error) {
    return { sent: false, ...describeFailure(error) };
  }
}

/**
 * Brings all that can go wrong into one shape. EmailJS rejects with a status and a text for an answer of the
 * service, with a bare string for a missing identifier, and with a `TypeError` when there is no answer.
 */
export function describeFailure(error: unknown): Failure {
  if (error instanceof TimeOut) return { reason: 'timeout', status: 0, text: error.message };
  if (error instanceof TypeError) return networkError;
  if (error instanceof Error) return { reason: 'other', status: 0, text: error.message };
  if (typeof error === 'string') return { reason: 'other', status: 0, text: error };
  if (!isAnswer(error)) return networkError;
  return { reason: reasons[error.status] ?? 'other', status: error.status, text: error.text };
}

const networkError: Failure = { reason: 'networkError', status: 0, text: 'Network Error' };

/** The error catalogue of EmailJS. */
const reasons: Readonly<Record<number, FailureReason>> = {
  0: 'networkError',
  403: 'forbidden',
  429: 'tooManyRequests',
  451: 'headlessBrowser',
};

class TimeOut extends Error {}

async function post(form: HTMLFormElement, { publicKey, serviceId, templateId }: EmailJsIds) {
  const { sendForm } = await library().catch(() => pause(500).then(library));
  return sendForm(serviceId, templateId, form, { publicKey });
}

function library() {
  return import('@emailjs/browser');
}

async function timeOut(): Promise<never> {
  await pause(TIME_LIMIT);
  throw new TimeOut('Time-out');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function isAnswer(error: unknown): error is { status: number; text: string } {
  return typeof error === 'object' && error !== null && 'status' in error && 'text' in error;
}

export interface EmailJsIds {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
}

export type Outcome = ({ readonly sent: true } & Answer) | ({ readonly sent: false } & Failure);

export interface Failure extends Answer {
  readonly reason: FailureReason;
}

/** Why a message was not sent; the words for each are content. */
export type FailureReason =
  'headlessBrowser' | 'forbidden' | 'tooManyRequests' | 'networkError' | 'timeout' | 'other';

interface Answer {
  /** The HTTP status, or 0 where there was none. */
  readonly status: number;
  readonly text: string;
}
