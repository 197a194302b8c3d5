import { beforeEach, expect, test, vi } from 'vitest';
import { send } from './transport.ts';

const sendForm = vi.fn();
const post = vi.fn();

const cloneNode = () => ({ querySelectorAll: () => [] });
const newForm = (message = '') => {
  const fields = { service_id: 'service', template_id: 'template', user_id: 'key', message };
  return { fields, action: '/', cloneNode } as unknown as HTMLFormElement & { fields: typeof fields };
};

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

const rejects = (error: unknown) => () => sendForm.mockRejectedValue(error);
const responds = (status: number) => () => post.mockResolvedValue(new Response('Text', { status }));

test.each<[result: string, mock: () => unknown, status: number, text: string]>([
  ['headlessBrowser', rejects({ status: 451, text: 'Unavailable' }), 451, 'Unavailable'],
  ['forbidden', rejects({ status: 403, text: 'Forbidden' }), 403, 'Forbidden'],
  ['tooManyRequests', rejects({ status: 429, text: 'Too Many Requests' }), 429, 'Too Many Requests'],
  ['mailbox', rejects({ status: 412, text: 'Reconnect' }), 412, 'Reconnect'],
  ['other', rejects({ status: 500, text: '<!doctype html>' }), 500, '<!doctype html>'],
  ['other', rejects('The public key is required.'), 0, 'The public key is required.'],
  ['networkError', rejects(new TypeError('Failed to fetch')), 0, 'Network Error'],
  ['sent', responds(200), 200, 'Text'],

  ['other', responds(500), 500, 'Text'],
])('the result is %s: %o', async (result, mock, status, text) => {
  mock();
  const isPosted = text === 'Text';
  expect(await send(newForm(), isPosted ? undefined : sendForm)?.result).toBe(result);
  const outcome = result === 'sent' ? 'SUCCESS!' : 'FAILED...';
  expect(console.log).toHaveBeenCalledExactlyOnceWith(outcome, status, text);
  expect(post).toHaveBeenCalledTimes(isPosted ? 1 : 0);
});

test('a text that is on its way, or was sent before another, is not sent again', async () => {
  const form = newForm('one');
  const first = send(form);
  expect(send(form)).toBeUndefined();
  await first?.result;
  form.fields.message = 'two';
  await send(form, sendForm)?.result;
  form.fields.message = 'one';
  await send(form)?.result;
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
  const text = character.repeat(length);
  const messages = keepalive.map((_, index) => send(newForm(`${index}${text}`), sendForm));
  for (const message of messages) await message?.result;
  expect(sendForm).toHaveBeenCalledTimes(keepalive.filter(Boolean).length);
  const posted = post.mock.calls.map(([, init]) => (init as RequestInit).keepalive);
  expect(posted).toEqual(keepalive.filter((kept) => !kept));
});

test('a message waits for the connection, with the text that it had', async () => {
  const online = Promise.withResolvers<undefined>();
  const form = newForm('before');
  const message = send(form, undefined, online.promise);
  form.fields.message = 'after';
  expect(post).not.toHaveBeenCalled();
  online.resolve(undefined);
  await message?.result;
  const [, { body }] = post.mock.calls[0] as [string, { body: FormData }];
  expect(body.get('message')).toBe('before');
});
