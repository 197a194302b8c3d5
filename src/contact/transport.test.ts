import { beforeEach, expect, test, vi } from 'vitest';
import { send } from './transport.ts';

const sendForm = vi.fn();
const post = vi.fn();

const identifiers = { service_id: 'service', template_id: 'template', user_id: 'key' };
const newForm = (message = '') =>
  ({ fields: { ...identifiers, message }, action: '/', cloneNode }) as unknown as HTMLFormElement & {
    fields: object;
  };
const cloneNode = () => ({ querySelectorAll: () => [] });

beforeEach(() => {
  // Node.js has no forms and no page.
  vi.stubGlobal(
    'FormData',
    class extends Map<string, string> {
      constructor({ fields }: { fields: Record<string, string> }) {
        super(Object.entries(fields));
      }
    },
  );
  vi.stubGlobal('fetch', post);
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.spyOn(console, 'log').mockReturnValue();
  post.mockReset().mockImplementation(() => Promise.resolve(new Response('OK')));
  sendForm.mockReset().mockResolvedValue({ status: 200, text: 'OK' });
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

test.each<[result: string, error: unknown, logged: [number, string]]>([
  [
    'headlessBrowser',
    { status: 451, text: 'Unavailable For Headless Browser' },
    [451, 'Unavailable For Headless Browser'],
  ],
  ['forbidden', { status: 403, text: 'Forbidden' }, [403, 'Forbidden']],
  ['tooManyRequests', { status: 429, text: 'Too Many Requests' }, [429, 'Too Many Requests']],
  ['other', { status: 500, text: '<!doctype html>' }, [500, '<!doctype html>']],
  ['other', 'The public key is required.', [0, 'The public key is required.']],
  ['networkError', new TypeError('Failed to fetch'), [0, 'Network Error']],
])('the result is %s when the library rejects with %o', async (result, error, logged) => {
  sendForm.mockRejectedValue(error);
  expect(await send(newForm(), sendForm)?.result).toBe(result);
  expect(console.log).toHaveBeenCalledExactlyOnceWith('FAILED...', ...logged);
  expect(post).not.toHaveBeenCalled();
});

test.each([
  ['sent', 200],
  ['headlessBrowser', 451],
  ['other', 500],
])('without the library the result is %s when the service responds with %d', async (result, status) => {
  post.mockResolvedValue(new Response('text', { status }));
  expect(await send(newForm())?.result).toBe(result);
  expect(console.log).toHaveBeenCalledExactlyOnceWith(
    status === 200 ? 'SUCCESS!' : 'FAILED...',
    status,
    'text',
  );
});

test('the same text is sent again only after the response, another at once', async () => {
  const form = newForm('one');
  const first = send(form);
  expect(send(form)).toBeUndefined();
  Object.assign(form.fields, { message: 'two' });
  const second = send(form, sendForm);
  expect(second).toBeDefined();
  await Promise.all([first?.result, second?.result]);
  expect(send(form)).toBeDefined();
  expect([post.mock.calls.length, sendForm.mock.calls.length]).toEqual([2, 1]);
});

test.each([
  ['a', 62_000, [true]],
  ['\n', 31_000, [true]],
  ['☩', 22_000, [false]],
  ['a', 64_000, [false]],
  // Browsers limit those that are on their way together.
  ['a', 40_000, [true, false]],
])('of messages with %j %d times, these outlive the page: %o', async (character, length, keepalive) => {
  const messages = keepalive.map((_, index) =>
    send(newForm(`${index}${character.repeat(length)}`), sendForm),
  );
  for (const message of messages) await message?.result;
  expect(sendForm).toHaveBeenCalledTimes(keepalive.filter(Boolean).length);
  expect(post.mock.calls.map(([, init]) => (init as RequestInit).keepalive)).toEqual(
    keepalive.filter((kept) => !kept),
  );
});

test('a message waits for the connection, with the text that it had', async () => {
  const online = Promise.withResolvers<undefined>();
  const form = newForm('before');
  const message = send(form, undefined, online.promise);
  Object.assign(form.fields, { message: 'after' });
  expect(post).not.toHaveBeenCalled();
  online.resolve(undefined);
  await message?.result;
  const [, { body }] = post.mock.calls[0] as [string, { body: FormData }];
  expect(body.get('message')).toBe('before');
});
