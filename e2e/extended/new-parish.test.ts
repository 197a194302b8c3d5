import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOriginal } from '#tools/new-parish/new-parish.ts';
import { checkBuiltSite } from '#tools/publish-check/publish-check.ts';
import { builtFiles, readBuilt, readHead } from '../support/built-site.ts';
import { serveLikeGitHubPages } from '../support/github-pages-server.ts';
import { answering, buildWithCachedImages, copyProject, runTool } from '../support/temp-site.ts';
import { expect, scrollThrough, test } from '../support/test.ts';

const place = '--country AU --region NSW --city Sydney --postal-code 2999 --time-zone Australia/Sydney';
const newParish = [
  '../tools/new-parish.ts',
  ...`${place} --languages en,it --short-name XMPL`.split(' '),
  '--name=Example & Sample Coptic Orthodox Church',
  '--street=200 Sample Road',
  '--calendar=xmpl@group.calendar.google.com',
];
const env: NodeJS.ProcessEnv = {
  SITE_URL: 'https://parish.github.io',
  BASE_PATH: '/church/',
  // The build reads it from the file .env, unless the environment has it.
  PUBLIC_EMAILJS_SERVICE_ID: undefined,
  ...answering({ 'calendar.google.com': 'empty.ics' }),
};

let resources = new AsyncDisposableStack();
let folder: string;
let dist: string;
let url: string;

test.describe.configure({ mode: 'default', timeout: 300_000 });
test.skip(!isOriginal('.'), 'The project is that of another parish.');

test.beforeAll(async () => {
  test.setTimeout(600_000);
  resources = new AsyncDisposableStack();
  ({ folder } = resources.use(await copyProject()));
  await takeOver();
  const { code, output } = await buildWithCachedImages(folder, env);
  expect(code, output).toBe(0);
  dist = join(folder, 'dist');
  ({ url } = resources.use(await serveLikeGitHubPages(dist, '/church/')));
});

test.afterAll(() => resources.disposeAsync());

async function takeOver(): Promise<void> {
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  expect(await runTool(folder, ['../tools/language.ts', 'it'], env)).toMatchObject({ code: 0 });
  commitAll();
  write('src/language/words/it.json', '{ "nextLiturgy": "Prossima liturgia" }');
  const refused = { code: 1, output: expect.stringContaining('changes that are not committed') as unknown };
  expect(await runTool(folder, newParish, env)).toMatchObject(refused);
  commitAll();
  expect(await runTool(folder, newParish, env)).toMatchObject({ code: 0 });
  const schedule = readFileSync(join(folder, 'src/content/pages/schedule.yaml'), 'utf8');
  write('src/content/pages/schedule.yaml', schedule.replace('show: embed', 'show: list'));
  write('.env', 'PUBLIC_EMAILJS_SERVICE_ID=service_ab12cd3\n');
  commitAll();
}

test('no file has a trace of the former parish or its language', () => {
  const texts = builtFiles(dist)
    .filter((file) => !/\.(avif|webp|jpe?g|png|ico|woff2)$/.test(file))
    .map((file) => [file, readBuilt(file, dist).replaceAll('\r\n ', '')] as const);
  const has = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text)).map(([file]) => file);
  expect(has(/SMPK|Winterpock|Chesterfield|23832/)).toEqual([]);
  expect(has(/["/]Arabic\b|Naskh|\p{Script=Arabic}{4}|hreflang="(ar|de|fr)/u)).toEqual([]);
  expect(has(/Example (&|&amp;) Sample Coptic Orthodox Church/)).toContain('it/Schedule.html');
  expect(readBuilt('it/Schedule.html', dist)).toMatch(/Prossima liturgia[^]*Nothing is entered/);
  expect(readHead('it/Schedule.html', dist).lang).toBe('it');
  expect(readBuilt('ContactUs.html', dist)).toContain('value="service_ab12cd3"');
});

test('the weekly report names what the parish has yet to enter', async () => {
  const { code, output } = await runTool(folder, ['../tools/weekly-report.ts'], env);
  expect(code).toBe(0);
  const [, essential = ''] = output.split(/^## (?:Needed before.*|To decide)$/m);
  const keys = [...essential.matchAll(/^- `.*?`, ([\w.]+)( \(now|:)/gm)].map(([, key]) => key);
  expect(keys.join(' ')).toBe(
    'email taxEmail liturgies.sunday.startTime methods.online.url PUBLIC_EMAILJS_PUBLIC_KEY PUBLIC_EMAILJS_TEMPLATE_ID',
  );
});

test('every URL in the built files is below the base path, and needs no redirect', async () => {
  expect(readHead('index.html', dist).canonical).toBe('https://parish.github.io/church/');
  expect(await checkBuiltSite(dist)).toEqual([]);
});

test('an unknown path shows Home, with its fonts and images', async ({ page, allowedErrors }) => {
  for (const path of ['nothing', 'a/b/c', 'Schedule/2025', 'a/schedule']) {
    const unknown = `${url}/church/${path}`;
    // Any other failed request fails the test.
    allowedErrors.push(new RegExp(RegExp.escape(`(${unknown})`)));
    const response = await page.goto(unknown);
    expect(response?.status()).toBe(404);
    await scrollThrough(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome to');
    expect(page.url()).toBe(unknown);
  }
});

test('another casing or ending redirects to the page', async ({ page, allowedErrors }) => {
  allowedErrors.push(/status of 404/);
  for (const [variant, name] of [
    ['SCHEDULE', 'Schedule'],
    ['Giving/', 'Giving'],
    ['aboutus.html', 'AboutUs'],
  ]) {
    await page.goto(`${url}/church/${variant}?from=bulletin#main`);
    await expect(page).toHaveURL(`${url}/church/${name}?from=bulletin#main`);
    await expect(page.locator('meta[name=robots]')).not.toBeAttached();
  }
});

function commitAll(): void {
  const author = '-c user.name=Test -c user.email=test@example.org';
  execSync(`git init -q && git add -A && git ${author} commit -qm Save`, { cwd: folder });
}
