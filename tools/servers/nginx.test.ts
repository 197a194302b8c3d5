import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { nginxInclude } from '#integrations/hosting/nginx-include.ts';
import { findNginx, startNginx } from './nginx-server.ts';

describe.skipIf(!process.env.CI && !findNginx())('a site in a folder', () => {
  const base = '/st.mary/';
  let server: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    const site = mkdtempDisposableSync(join(tmpdir(), 'nginx-site-'));
    const folder = site.path;
    const headers = { 'X-Quoted': "it's 'self'" };
    const targets = ['Home', 'Schedule', 'Gospel/John-*', 'ar/Home', 'ar'];
    const include = nginxInclude(headers, targets, ['ar'], base);
    writeFileSync(join(folder, '_nginx.conf'), include);
    for (const name of ['ar', 'Gospel']) mkdirSync(join(folder, name));
    for (const name of ['index', 'Home', 'Schedule', 'Gospel/John-9-1-41', '404', 'ar', 'ar/Home', 'ar/404'])
      writeFileSync(join(folder, `${name}.html`), `<title>${name}</title>`.padEnd(300));
    server = await startNginx(folder);
    return () => {
      server[Symbol.dispose]();
      site.remove();
    };
  });

  test.each([
    ['', 'index'],
    ['Schedule?a=b', 'Schedule'],
    ['Gospel/John-9-1-41', 'Gospel/John-9-1-41'],
    ['ar', 'ar'],
    ['ar/Home', 'ar/Home'],
  ])('%j shows the page %s, compressed', async (path, title) => {
    const response = await get(base + path);
    expect(response).toMatchObject({ status: 200, title });
    expect(response.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    expect(response.headers.get('x-quoted')).toBe("it's 'self'");
  });

  test.each([
    ['hOmE.html', 'Home'],
    ['Home/', 'Home'],
    ['schedule?a=%2F', 'Schedule?a=%2F'],
    ['ar/', 'ar'],
    ['AR/', 'ar'],
    ['Gospel/John-9-1-41/', 'Gospel/John-9-1-41'],
    ['gospel/JOHN-9-1-41.html?a=b', 'Gospel/John-9-1-41?a=b'],
    ['index.html?a=b', '?a=b'],
  ])('%s redirects to %j', async (path, location) => {
    const { status, headers } = await get(base + path);
    expect([status, headers.get('location')]).toEqual([301, base + location]);
  });

  test.each(
    'Homes a/home /home home.htm Gospel/John-1.html.txt Gospel/ 404 404.html index/ _nginx.conf'.split(' '),
  )('%s is not found', async (path) => {
    expect(await get(base + path)).toMatchObject({ status: 404, title: '404' });
  });

  test('what is not found in Arabic has an Arabic page', async () => {
    expect(await get(`${base}ar/a/b`)).toMatchObject({ status: 404, title: 'ar/404' });
  });

  test('the folder redirects to its page, and nothing outside is found', async () => {
    const { status, headers } = await get(base.slice(0, -1));
    expect([status, headers.get('location')]).toEqual([301, base]);
    for (const path of ['/', '/Schedule', '/schedule', '/index', '/404.html', '/stxmary/', `/a${base}`])
      expect(await get(path), path).toMatchObject({ status: 404, title: '404' });
  });

  async function get(path: string) {
    const response = await fetch(server.url + path, { redirect: 'manual' });
    const [, title] = /<title>(.*)<\/title>/.exec(await response.text()) ?? [];
    return { status: response.status, headers: response.headers, title };
  }
});
