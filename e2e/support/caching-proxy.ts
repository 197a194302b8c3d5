import { startServer } from './http-server.ts';
import type { ServedSite } from '#tools/servers/wrangler-server.ts';

/** Asks a host once for each path: Wrangler takes a sixth of the processor time of a page. */
export function startCachingProxy(host: string): Promise<ServedSite> {
  const responses = new Map<string, ReturnType<typeof read>>();
  const read = async (path: string) => {
    const headers = { 'accept-encoding': 'identity' };
    const response = await fetch(host + path, { redirect: 'manual', headers });
    return { status: response.status, headers: [...response.headers].flat(), body: await response.bytes() };
  };
  return startServer((request, response) => {
    const { url = '/' } = request;
    const answer = responses.get(url) ?? read(url);
    responses.set(url, answer);
    void answer.then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
  });
}
