import { execFile } from 'node:child_process';

import { join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'cheerio';
import { idsInUse } from '#content-model/fields/list.ts';
import { builtFiles, readBuilt } from './support/built-site.ts';
import { expect, test } from './support/test.ts';

const run = promisify(execFile);

const checkLive = join(import.meta.dirname, '../.ci/check-live');

test('the page at / ends with the time of the build and the time zone, and no other page has it', () => {
  const files = builtFiles().filter((file) => file.endsWith('.html'));
  const withTime = files.filter((file) => readBuilt(file).includes('<!-- Built at '));
  expect(withTime).toEqual(['index.html']);
  expect(readBuilt('index.html')).toMatch(
    /<!-- Built at 2026-11-24T10:00:00\.000Z in America\/Chicago, -06:00 until 2027-03-14T08:00:00\.000Z, then -05:00 -->\s*$/,
  );
});

test('licenses.txt lists code, fonts and icons', () => {
  const text = readBuilt('licenses.txt');
  const packages = ['@emailjs/browser', 'react', 'react-dom', 'astro', 'tailwindcss'].map(
    (it) => `## ${it} - `,
  );
  const terms = [
    'MIT License',
    'SIL OPEN FONT LICENSE',
    'Marcellus',
    'Atkinson',
    'Phosphor',
    'noto-naskh-arabic',
  ];
  for (const part of [...packages, ...terms]) expect(text).toContain(part);
});

test('Cloudflare replaces no e-mail address: each is between its comments', () => {
  for (const page of ['index.html', 'ContactUs.html', 'Giving.html']) {
    const [, body = ''] = readBuilt(page).split('</head>');
    const others = body.replaceAll(/<!--email_off-->[^]*?<!--\/email_off-->/g, '');
    expect(others, page).not.toMatch(/mailto:|[\w.]+@[\w-]+\.\w+/);
    expect(others.length, page).toBeLessThan(body.length);
  }
});

for (const file of ['AboutUs.html', 'Giving.html']) {
  test(`no question or giving method can have the id of another element of ${file}`, () => {
    const $ = load(readBuilt(file));
    const others = $('[id]').not('.question *, .giving-methods *').toArray();
    expect(idsInUse).toEqual(expect.arrayContaining(others.map(({ attribs }) => attribs.id)));
  });
}

test('.ci/check-live passes for the site, and fails for another path', async ({ baseURL }) => {
  await run('bash', [checkLive, String(baseURL)]);
  await expect(run('bash', [checkLive, `${baseURL}/nothing`])).rejects.toThrow(
    /nothing\/Schedule.* does not match/,
  );
});
