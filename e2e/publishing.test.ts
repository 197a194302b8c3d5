import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtFiles, readBuilt } from './support/built-site.ts';
import { languages, content } from './support/content.ts';
import { expect, test } from './support/test.ts';

const run = promisify(execFile);
const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, { version?: string; dependencies?: object }>;
};
const checkLive = join(import.meta.dirname, '../.ci/check-live');

test('the page at / ends with the time of the build and the time zone, and no other page has it', () => {
  const files = builtFiles().filter((file) => file.endsWith('.html'));
  const withTime = files.filter((file) => readBuilt(file).includes('<!-- Built at '));
  expect(withTime).toEqual(['index.html']);
  const [, timeZone] =
    /<!-- Built at \d{4}-\d\d-\d\dT[\d:.]+Z in (\S+) -->\s*$/.exec(readBuilt('index.html')) ?? [];
  expect(timeZone).toBe(content('church').timeZone);
});

test('licenses.txt lists the bundled packages and the inlined code, in the installed versions', () => {
  const text = readBuilt('licenses.txt');
  const [bundled = [], inlined = []] = text
    .split(/^# Inlined code/m)
    .map((part) =>
      [...part.matchAll(/^## (\S+) - (\S+) \(.*\)$/gm)].map(([, name = '', version]) => [name, version]),
    );
  const names = (packages: (string | undefined)[][]) => packages.map(([name]) => name);
  expect(names(bundled)).toEqual(expect.arrayContaining(Object.keys(packages['']?.dependencies ?? {})));
  expect(names(inlined)).toEqual(expect.arrayContaining(['astro', 'tailwindcss']));
  for (const [name, version] of [...bundled, ...inlined])
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  for (const term of ['MIT License', 'SIL OPEN FONT LICENSE', 'Marcellus', 'Atkinson', 'Phosphor'])
    expect(text).toContain(term);
  expect(text.includes('noto-naskh-arabic')).toBe(languages.some(({ script }) => script === 'Arabic'));
});

test('.ci/check-live passes for the site, and fails for another path', async ({ baseURL }) => {
  await run('bash', [checkLive, String(baseURL)]);
  await expect(run('bash', [checkLive, `${baseURL}/nothing`])).rejects.toThrow(
    /nothing\/Schedule.* does not match/,
  );
});
