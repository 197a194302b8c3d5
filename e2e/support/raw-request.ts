import { request } from 'node:http';

/**
 * Requests exactly the given path. Browsers and `fetch` would normalize it. Redirects are not followed.
 *
 * @param site where it is served, without a trailing slash
 */
export function rawRequest(
  site: string,
  path: string,
  method = 'GET',
): Promise<{ status: number; headers: Headers }> {
  return new Promise((resolve, reject) => {
    request(site, { path, method, family: 4, agent: false }, ({ statusCode = 0, headers, socket }) => {
      resolve({ status: statusCode, headers: new Headers(headers as Record<string, string>) });
      socket.destroy();
    })
      .on('error', reject)
      .end();
  });
}
