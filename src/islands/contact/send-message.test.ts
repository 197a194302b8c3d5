import { EmailJSResponseStatus } from '@emailjs/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeFailure, sendMessage, TIME_LIMIT } from './send-message.ts';

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

test('a message is sent once, as it stood when it was submitted, with the church’s identifiers', async () => {
  sendForm.mockResolvedValue(new EmailJSResponseStatus(200, 'OK'));
  expect(await sendMessage(form, ids)).toEqual({ sent: true, status: 200, text: 'OK' });
  expect(sendForm.mock.calls).toEqual([['service', 'template', snapshot, { publicKey: 'key' }]]);
});

test('an answer without words is an answer', async () => {
  sendForm.mockResolvedValue(new EmailJSResponseStatus(200, ''));
  expect(await sendMessage(form, ids)).toEqual({ sent: true, status: 200, text: '' });
});

test('a service that does not answer fails after the time limit, and its late answer is not heard', async () => {
  const late = Promise.withResolvers();
  sendForm.mockReturnValue(late.promise);
  const told = vi.fn();
  const outcome = sendMessage(form, ids).finally(told);
  await vi.advanceTimersByTimeAsync(TIME_LIMIT - 1);
  expect(told).not.toHaveBeenCalled();
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
])('the refusal %i is told by its number and text', async (status, text, reason) => {
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
