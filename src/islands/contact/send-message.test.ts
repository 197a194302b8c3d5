import { EmailJSResponseStatus } from '@emailjs/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeFailure, sendMessage, TIMEOUT } from './send-message.ts';

const sendForm = vi.hoisted(() => vi.fn());
vi.mock('@emailjs/browser', async (original) => ({ ...(await original<object>()), sendForm }));

const ids = { publicKey: 'key', serviceId: 'service', templateId: 'template' };
const snapshot = { name: 'the form as it was submitted' };
const form = { cloneNode: () => snapshot } as unknown as HTMLFormElement;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('sends a message once, as it was on submit, with the church’s identifiers', async () => {
  sendForm.mockResolvedValue(new EmailJSResponseStatus(200, 'OK'));
  expect(await sendMessage(form, ids)).toEqual({ sent: true, status: 200, text: 'OK' });
  expect(sendForm.mock.calls).toEqual([['service', 'template', snapshot, { publicKey: 'key' }]]);
});

test('a response without text is a success', async () => {
  sendForm.mockResolvedValue(new EmailJSResponseStatus(200, ''));
  expect(await sendMessage(form, ids)).toEqual({ sent: true, status: 200, text: '' });
});

test('a missing response fails after the timeout, and a late one is ignored', async () => {
  const late = Promise.withResolvers();
  sendForm.mockReturnValue(late.promise);
  const onSettled = vi.fn();
  const outcome = sendMessage(form, ids).finally(onSettled);
  await vi.advanceTimersByTimeAsync(TIMEOUT - 1);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual({ sent: false, reason: 'timeout', status: 0, text: 'Time-out' });
  late.reject(new EmailJSResponseStatus(500, 'too late'));
});

test.each([
  [451, 'Unavailable For Headless Browser', 'headlessBrowser'],
  [403, 'Forbidden', 'forbidden'],
  [429, 'Too Many Requests', 'tooManyRequests'],
  [0, 'Network Error', 'networkError'],
  [500, '<!doctype html><h1>Internal Server Error</h1>', 'other'],
])('status %i is a failure with its reason and text', async (status, text, reason) => {
  sendForm.mockRejectedValue(new EmailJSResponseStatus(status, text));
  expect(await sendMessage(form, ids)).toEqual({ sent: false, reason, status, text });
});

test.each([
  ['no connection', new TypeError('Failed to fetch'), { reason: 'networkError', text: 'Network Error' }],
  ['nothing at all', undefined, { reason: 'networkError', text: 'Network Error' }],
  ['a missing key', 'The public key is required.', { reason: 'other', text: 'The public key is required.' }],
  ['blocked storage', new Error('Access is denied'), { reason: 'other', text: 'Access is denied' }],
])('%s is a failure without a status', (_, error, expected) => {
  expect(describeFailure(error)).toEqual({ status: 0, ...expected });
});
