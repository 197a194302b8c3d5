import { beforeEach, expect, test, vi } from 'vitest';
import { sendMessage } from './send-message.ts';

const sendForm = vi.hoisted(() => vi.fn());
vi.mock('@emailjs/browser', () => ({ sendForm }));

const identifiers = { service_id: 'service', template_id: 'template', user_id: 'key' };
const form = { action: 'https://service.example', ...identifiers } as unknown as HTMLFormElement;

beforeEach(() => {
  // Node.js has no forms and no page.
  vi.stubGlobal('FormData', URLSearchParams);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', { onLine: true });
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, vi.fn());
  return () => vi.unstubAllGlobals();
});

test.each<[reason: string, error: unknown, response?: object]>([
  ['headlessBrowser', { status: 451, text: 'Unavailable For Headless Browser' }],
  ['forbidden', { status: 403, text: 'Forbidden' }],
  ['tooManyRequests', { status: 429, text: 'Too Many Requests' }],
  ['other', { status: 500, text: '<!doctype html>' }],
  ['other', 'The public key is required.', { status: 0, text: 'The public key is required.' }],
  ['networkError', new TypeError('Failed to fetch'), { status: 0, text: 'Network Error' }],
])('the reason %s is that the library rejects with %o', async (reason, error, response = error as object) => {
  sendForm.mockRejectedValue(error);
  expect(await sendMessage(form)).toEqual({ sent: false, reason, ...response });
});
