import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendMessage, TIMEOUT } from './send-message.ts';

const fetchMock = vi.fn<typeof fetch>();
const ids = { service_id: 'service', template_id: 'template', user_id: 'key' };
let fields: Record<string, string>;
const form = { action: 'https://service.example/send' } as HTMLFormElement;

beforeEach(() => {
  fields = { message: 'Peace', ...ids };
  // Node has no forms.
  vi.stubGlobal(
    'FormData',
    class extends FormData {
      constructor() {
        super();
        for (const [name, value] of Object.entries(fields)) this.set(name, value);
      }
    },
  );
  vi.stubGlobal('fetch', fetchMock);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('posts the fields once to the URL of the form, also when the visitor leaves the page', async () => {
  fetchMock.mockResolvedValue(new Response('OK'));
  expect(await sendMessage(form)).toEqual({ sent: true, status: 200, text: 'OK' });
  expect(fetchMock.mock.calls).toEqual([
    [form.action, expect.objectContaining({ method: 'POST', keepalive: true })],
  ]);
  const body = fetchMock.mock.calls[0]?.[1]?.body as FormData;
  expect(Object.fromEntries(body)).toEqual(fields);
});

test('a message that is too long to outlive the page is sent without keepalive', async () => {
  fields.message = 'ⲁ'.repeat(20_000);
  fetchMock.mockResolvedValue(new Response('OK'));
  expect(await sendMessage(form)).toMatchObject({ sent: true });
  expect(fetchMock.mock.calls[0]?.[1]?.keepalive).toBe(false);
});

test('a missing response fails after the timeout, and the request is aborted', async () => {
  fetchMock.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  const onSettled = vi.fn();
  const outcome = sendMessage(form).finally(onSettled);
  await vi.advanceTimersByTimeAsync(TIMEOUT - 1);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual({ sent: false, reason: 'timeout', status: 0, text: 'Time-out' });
});

test.each([
  [451, 'Unavailable For Headless Browser', 'headlessBrowser'],
  [403, 'Forbidden', 'forbidden'],
  [429, 'Too Many Requests', 'tooManyRequests'],
  [500, '<!doctype html><h1>Internal Server Error</h1>', 'other'],
])('status %i is a failure with its reason and text', async (status, text, reason) => {
  fetchMock.mockResolvedValue(new Response(text, { status }));
  expect(await sendMessage(form)).toEqual({ sent: false, reason, status, text });
});

test('no connection is a failure without a status', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendMessage(form)).toEqual({
    sent: false,
    reason: 'networkError',
    status: 0,
    text: 'Network Error',
  });
});

test.each(Object.keys(ids))('without the %s nothing is posted', async (field) => {
  fields[field] = '';
  expect(await sendMessage(form)).toEqual({
    sent: false,
    reason: 'other',
    status: 0,
    text: `The ${field} is required`,
  });
  expect(fetchMock).not.toHaveBeenCalled();
});
