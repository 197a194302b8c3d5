import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { root, set, setUpContent } from './check/fixtures/content.ts';
import contentCheck from './integration.ts';

setUpContent();

/** @returns what a build prints before Astro reads the content */
async function messagesOfBuild() {
  const warn = vi.fn<(message: string) => void>();
  const config = { root: pathToFileURL(`${root}/`) };
  const setup = contentCheck().hooks['astro:config:setup'];
  await setup?.({ config, command: 'build', logger: { warn } } as never);
  return warn.mock.calls.map(([message]) => message);
}

it('a build says by which rules hours go, where those of Node differ', async () => {
  const of = (messages: string[]) => messages.filter((it) => it.includes('moment-timezone'));
  expect(of(await messagesOfBuild())).toEqual([]);
  set('church.yaml', 'timeZone', 'America/Winnipeg');
  const [message, ...others] = of(await messagesOfBuild());
  expect(message).toMatch(
    /^The hours of America\/Winnipeg go by tz 2026f of moment-timezone\. By Node's tz /,
  );
  expect(others).toEqual([]);
});
