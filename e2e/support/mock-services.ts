import type { BrowserContext } from 'playwright/test';

/** The services that the site embeds or writes to, each with the least it could answer. */
export const services: Readonly<Record<string, Answer>> = {
  'https://www.youtube-nocookie.com': frame('A player'),
  'https://calendar.google.com': frame('A calendar'),
  'https://www.google.com': frame('A map'),
  'https://api.emailjs.com': {
    contentType: 'text/plain',
    body: 'OK',
    headers: { 'access-control-allow-origin': '*' },
  },
};

/**
 * Keeps a browser on this machine: the services get a small local answer, any other host none.
 *
 * @param context before its first page opens. A route that a test adds itself goes before these.
 * @returns the addresses of other hosts that were asked for, filled while the test runs
 */
export async function blockExternalRequests(context: BrowserContext): Promise<string[]> {
  const strangers: string[] = [];
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.hostname !== 'localhost',
    async (route) => {
      const { origin, href } = new URL(route.request().url());
      const answer = services[origin];
      if (answer) return route.fulfill(answer);
      strangers.push(href);
      return route.abort();
    },
  );
  return strangers;
}

function frame(name: string): Answer {
  return { contentType: 'text/html', body: `<!doctype html><title>${name}</title><p>${name}</p>` };
}

interface Answer {
  contentType: string;
  body: string;
  headers?: Record<string, string>;
}
