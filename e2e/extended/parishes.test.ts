import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { parse, parseDocument } from 'yaml';
import { calendar } from '#integrations/calendar/fixtures/calendar.ts';
import type { Church } from '#church/schema.ts';
import { valueAt } from '#content-model/content-path.ts';
import { regionName } from '#content-model/fields/country.ts';
import { contentFiles, type ContentFile } from '#content-files.ts';
import { languageCodes } from '#language/languages.ts';
import { addDays } from '#time/dates.ts';
import { addComments } from '#tools/cms/content-comments.ts';
import type { ParishFacts } from '#tools/new-parish/facts.ts';
import { isOriginal } from '#tools/new-parish/new-parish.ts';
import { startServer } from '../support/http-server.ts';
import { startWrangler } from '#tools/servers/wrangler-server.ts';
import { findFirefox } from '#tools/browsers.ts';
import { foreignTexts } from '#tools/new-parish/fixtures/shipped-texts.ts';
import { buildWithCachedImages, createTempSite, runTool, type TempSite } from '../support/temp-site.ts';
import { violations } from '../support/axe.ts';
import { builtFiles, readBuilt, readPageMeta } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { serveLikeGitHubPages } from '../support/github-pages-server.ts';
import { bulletin, edits, type Entry, photos, timeZone, today } from '../support/office-edits.ts';
import { isFreeText, rewriteContent, type TextField } from '../support/rewrite-content.ts';
import { scrollThrough } from '../support/scroll.ts';
import { expect, test } from '../support/test.ts';
import { compressedSize } from '../support/transfer-size.ts';

// Copies of the project that have become other parishes', and the tests of pages and content in them.

let resources = new AsyncDisposableStack();

// A worker may take another parish of this file after one.
test.afterAll(async () => {
  await resources.disposeAsync();
  resources = new AsyncDisposableStack();
});

/** The tests of a parish share its copy. */
const oneCopy = { mode: 'default', timeout: 900_000 } as const;

/** What a parish that has entered nothing has to enter. */
const nothingEntered =
  'calendarId email links.facebook links.instagram links.memberPortal links.membershipRegistration links.youtube ' +
  'liturgies.sunday.startTime methods.online.url streamId taxEmail';

/** No server answers there. */
const noCalendar = 'http://localhost:1';

test.describe('the office of a parish whose short name and city are words of the content and of HTML', () => {
  test.describe.configure(oneCopy);

  const facts = {
    name: "St. Example's Coptic Orthodox Church of the Angels",
    'short-name': 'Youth',
    country: 'US',
    street: "100 O'Example Street",
    city: 'Orange',
    region: 'CA',
    'postal-code': '92999',
    'time-zone': timeZone,
    phone: '+1-213-739-2100',
  };

  const settings = {
    PUBLIC_EMAILJS_PUBLIC_KEY: 'aBcD1234eFgH5678',
    PUBLIC_EMAILJS_SERVICE_ID: 'service_ab12cd3',
    PUBLIC_EMAILJS_TEMPLATE_ID: 'template_ef45gh6',
  };

  test('makes the edits that its guides describe, and the tests pass', async () => {
    expect(Object.keys(edits)).toEqual(readdirSync('docs/office').filter((name) => name.endsWith('.md')));
    // The build reads the identifiers from the file .env, unless the environment has them.
    const unset = Object.fromEntries(Object.keys(settings).map((name) => [name, undefined]));
    await using server = await startServer((_request, response) => response.end(events));
    const env = { SITE_URL: 'https://www.church.org', CALENDAR_TEST_URL: server.url, ...unset };
    const buildEnv = { ...env, GITHUB_ACTIONS: '1' };
    await using site = await createParish(facts, 'allocation methods.mail.text', buildEnv, applyEdits);
    expect(site.output).toMatch(
      /::warning title=Calendar::1 event .*could not be read.*DTSTART:\d+Tnonsense/,
    );
    const schedule = readBuilt('Schedule.html', site.dist);
    expect(schedule).toContain('Retreat');
    expect(schedule).not.toContain('meet.example');
    expect(compressedSize(schedule), 'with the events of three months').toBeLessThan(18_000);
    await expectTestsPass(
      site.folder,
      'vitest/vitest.mjs run tools/check tools/cms tools/launch-check tools/yaml tools/new-parish',
      env,
    );
    const firefox = findFirefox() === undefined ? '' : ' --project=firefox';
    const projects = `--project=chromium${firefox}`;
    await expectTestsPass(site.folder, `playwright/cli.js test ${projects} --grep=${testsOnContent}`, env);
  });

  /**
   * Without those on what is the same with any content: positions, scrolling, hydration, the host, what the form sends, how
   * a dialog closes. Where a translator and the form change the same texts, engines differ.
   */
  const sameWithAnyContent = [
    '(banner|header|hosts|hydration|publishing|styles)\\.',
    'contact-form\\S+\\s(an\\sinvalid|the\\sfirst|a\\sdouble)',
    'giving-dialogs\\S+\\s(Escape|the\\s(second|page))',
  ];
  const testsOnContent = `^chromium\\s(?!${sameWithAnyContent.join('|')})|translated`;

  /** More events than the site lists, and one that cannot be read. */
  const events = calendar(
    event(-2, 2, 'Book fair'),
    event('3 T183000', '3 T203000', 'Youth meeting </script> القداس', 'The hall'),
    event(5, 8, 'Retreat', `https://meet.example/${'a'.repeat(80)}?pwd=secret`),
    event('9 Tnonsense', 10, 'Unreadable'),
    ...Array.from({ length: 58 }, (_, day) =>
      event(`${9 + day} T180000`, `${9 + day} T190000`, `Meeting ${day}`),
    ),
  );

  /** @param start in days from today, maybe with a time, as is the end. That of an all-day event is the day after its last */
  function event(start: number | string, end: number | string, summary: string, location = ''): string {
    const date = (from: number | string) => {
      const [days, time = ''] = String(from).split(' ');
      return `${time ? '' : ';VALUE=DATE'}:${addDays(today, Number(days)).replaceAll('-', '')}${time}`;
    };
    return `DTSTART${date(start)} | DTEND${date(end)} | SUMMARY:${summary} | LOCATION:${location}`;
  }

  async function applyEdits(folder: string): Promise<void> {
    await rewriteContent(folder, spellBackwards);
    await replacePhotos(folder);
    writeFileSync(join(folder, 'public', bulletin), '%PDF-1.7');
    const lines = Object.entries(settings).map((setting) => `${setting.join('=')}\n`);
    writeFileSync(join(folder, '.env'), lines.join(''));
    for (const name of [...(Object.keys(contentFiles) as ContentFile[]), 'translations/ar.yaml' as const]) {
      const file = join(folder, 'src/content', name);
      const document = parseDocument(readFileSync(file, 'utf8'));
      for (const [edited, key, value] of Object.values(edits).flat()) {
        if (edited !== name) continue;
        const path = key.split('.');
        const next = typeof value === 'function' ? value(valueAt(path, document.toJS()) as Entry[]) : value;
        if (next === undefined) document.deleteIn(path);
        else document.setIn(path, document.createNode(next, { aliasDuplicateObjects: false }));
      }
      const text = String(document);
      writeFileSync(file, name.startsWith('pages/') ? text : asOnWindows(addComments(text, name)));
    }
  }

  /** Pages CMS saves no comments. On GitHub, somebody deletes one, or uploads a file that was edited on Windows. */
  function asOnWindows(text: string): string {
    return `\uFEFF${text.replace(/^# .*\n/, '').replaceAll('\n', '\r\n')}`;
  }

  async function replacePhotos(folder: string): Promise<void> {
    const create = { width: 1600, height: 1200, channels: 3 as const, background: '#2a5db0' };
    const photo = sharp({ create }).withMetadata({ orientation: 6 });
    // A PNG, whatever its name says.
    const priests = join(folder, 'src/content', content('clergy').priestImage.file);
    await photo.clone().png().toFile(priests);
    const cards = join(folder, 'src/assets/life-at');
    for (const name of readdirSync(cards)) rmSync(join(cards, name));
    for (const name of photos) await photo.clone().jpeg().toFile(join(cards, name));
  }

  /** Changes every word but the parish's facts, and keeps its length: the longest texts have a test of their own. */
  function spellBackwards({ path, schema, current }: TextField): string | undefined {
    return isFreeText(schema) && !path.startsWith('church.')
      ? current?.replace(/\p{L}+/gu, (word) => Array.from(word).reverse().join(''))
      : current;
  }
});

test.describe('a parish whose main language is not English, with all other languages, in a country whose law asks for legal pages and embeds on request', () => {
  test.describe.configure(oneCopy);

  const facts = {
    name: 'Koptisch-Orthodoxe Kirche St. Beispiel',
    'short-name': 'St. Beispiel',
    street: 'Musterstraße 1',
    country: 'DE',
    city: 'Frankfurt am Main',
    'postal-code': '60311',
    'time-zone': 'Europe/Berlin',
    phone: '+49-69-90009050',
    languages: 'de ar fr en',
  };
  const env = { SITE_URL: 'https://www.frankfurt.org', CALENDAR_TEST_URL: noCalendar };
  let site: TempSite;

  test.skip(!isOriginal('.'), 'another parish has its own languages');

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    const missing = `${nothingEntered.replace(/calendarId |streamId /g, '')} pages.Imprint.placeholder pages.Privacy.placeholder`;
    const addFrames = (folder: string) => {
      edit(folder, 'church', /^calendarId:.*/m, 'calendarId: church@group.calendar.google.com');
      edit(folder, 'church', /^streamId:.*/m, 'streamId: aB3dE5gH7iJ');
    };
    site = resources.use(await createParish(facts, missing, env, addFrames));
  });

  test('no file has a text of another language', () => {
    const foreign = new Map<string, string[]>(languageCodes.map((code) => [code, [...foreignTexts(code)]]));
    const files = builtFiles(site.dist).filter((file) => /\.(html|ics|svg|txt|webmanifest)$/.test(file));
    for (const file of files.filter((name) => name !== 'licenses.txt')) {
      // `ar.html`, `ar/Schedule.html`, `liturgies-ar.ics`
      const [, code = 'de'] = /(?:^|-)(ar|fr|en)[./]/.exec(file) ?? [];
      const candidates = foreign.get(code) ?? [];
      const texts = new Set(textsIn(readBuilt(file, site.dist), file).map(normalize));
      const all = [...texts].join('\n');
      const found = candidates.filter((text) => {
        // The address of an envelope is in the language of the country.
        if (!/\p{L}/u.test(text) || text === 'Finanzbüro') return false;
        const parts = text.split(/\{\w+\}/).map(normalize);
        // A short part between variables may be in a text of this language too.
        return parts.length === 1
          ? texts.has(normalize(text))
          : parts.some((part) => part.length > 12 && all.includes(part));
      });
      expect(found, file).toEqual([]);
    }
  });

  test('the tests of the content pass', async () => {
    await expectTestsPass(site.folder, pageTests('embeds', 'every-route', 'page-meta', 'pages'), env);
  });

  test('legal pages have no violations, fit a narrow screen, and another casing redirects to them', async ({
    page,
  }) => {
    const { url } = resources.use(await startWrangler(site.dist));
    for (const path of ['/Imprint', '/Privacy', '/ar/Imprint']) {
      await page.goto(url + path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const lowerCase = await page.request.get(url + path.toLowerCase(), { maxRedirects: 0 });
      expect([lowerCase.status(), lowerCase.headers().location]).toEqual([301, path]);
    }
  });

  /** @returns the texts of a file: of its elements and their attributes, a frame's own among them, or its lines */
  function textsIn(text: string, file: string): string[] {
    if (!/\.(html|svg)$/.test(file)) return text.replaceAll('\r\n ', '').split(/\n|^\w+:/m);
    const $ = load(text);
    return $('*:not(html, head, body, style, script:not([type*=ld]))')
      .toArray()
      .flatMap((element) => {
        const { srcdoc, ...attributes } = $(element).attr() ?? {};
        const shown = 'alt aria-label content label placeholder title'
          .split(' ')
          .map((name) => attributes[name] ?? '');
        const own = $(element).contents().not('*').toArray();
        const texts = [$(element).text(), ...own.map((node) => $(node).text()), ...shown];
        return srcdoc ? [...texts, ...textsIn(srcdoc, file)] : texts;
      });
  }

  const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
});

test.describe('a parish in another country that has entered nothing yet, with one language and an empty calendar', () => {
  test.describe.configure(oneCopy);

  const facts = {
    name: 'Example & Sample Coptic Orthodox Church',
    'short-name': 'XMPL',
    street: '200 Sample Road',
    country: 'AU',
    city: 'Sydney',
    region: 'NSW',
    'postal-code': '2999',
    'time-zone': 'Australia/Sydney',
    phone: '+61-2-5550-1234',
    languages: 'en',
  };
  const env: NodeJS.ProcessEnv = { SITE_URL: 'https://www.sydney.org' };
  const origin = 'https://parish.github.io';
  const basePath = '/church/';
  let site: TempSite;
  let url: string;

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    const server = resources.use(await startServer((_request, response) => response.end(calendar())));
    env.CALENDAR_TEST_URL = server.url;
    const listEvents = (folder: string) => edit(folder, 'pages/schedule', /^( *show:).*$/m, '$1 list');
    site = resources.use(await createParish(facts, nothingEntered, env, listEvents));
  });

  test('the tests of the content pass, without broken links', async () => {
    const tests = pageTests('links', 'every-route', 'schedule', 'embeds', 'pages');
    await expectTestsPass(site.folder, tests, env);
  });

  test('no file has a trace of another language', () => {
    const files = builtFiles(site.dist);
    expect(files).toContain('Schedule.html');
    for (const file of files.filter((file) => !/\.(avif|webp|jpe?g|png|ico|woff2)$/.test(file))) {
      const text = readBuilt(file, site.dist);
      expect(/["/]Arabic\b|hreflang|Naskh|\p{Script=Arabic}{4}/u.test(text), file).toBe(false);
    }
    // A site that lists events has the fonts' extended Latin letters too.
    expect(files.filter((file) => /arabic/i.test(file) || file.endsWith('.woff2'))).toHaveLength(4);
  });

  test.describe('below a folder of GitHub Pages, with a page in Arabic', () => {
    test.beforeAll(async () => {
      test.setTimeout(900_000);
      const dictionary = 'src/content/translations/ar.yaml';
      mkdirSync(join(site.folder, 'src/content/translations'), { recursive: true });
      cpSync(dictionary, join(site.folder, dictionary));
      edit(site.folder, 'church', /^languages:\n {2}- en$/m, '$&\n  - ar');
      const settings = { BASE_PATH: basePath, SITE_URL: origin, CALENDAR_TEST_URL: noCalendar };
      const build = await buildWithCachedImages(site.folder, settings);
      expect(build.code, build.output).toBe(0);
      expect(build.output, 'a warning about a missing SITE_URL').not.toContain('SITE_URL=');
      expect(build.output, 'an image that was encoded again').not.toContain('after: ');
      ({ url } = resources.use(await serveLikeGitHubPages(site.dist, basePath)));
    });

    test('Schedule embeds a calendar that cannot be read', () => {
      expect(readBuilt('Schedule.html', site.dist)).toMatch(/<iframe [^>]*mode=AGENDA/);
    });

    test('every URL in the built files is below the base path, and needs no redirect', async ({
      request,
    }) => {
      expect(readPageMeta('index.html', site.dist).link('canonical')).toBe(origin + basePath);
      // In quotation marks, parentheses or lists, or after the origin.
      const absolute = /(?<=["(]|, )\/[^/\s"(),>*][^\s"(),>*]*|(?<=parish\.github\.io)\/[^\s"'<>)\]]*/g;
      const files = builtFiles(site.dist).filter((file) =>
        /\.(html|css|xml|txt|ics|svg|webmanifest)$/.test(file),
      );
      const paths = new Set(
        files
          .filter((file) => file !== 'licenses.txt')
          .flatMap((file) => readBuilt(file, site.dist).match(absolute) ?? []),
      );
      expect(paths.size).toBeGreaterThan(100);
      for (const path of paths) {
        expect(path).toMatch(/^\/church\//);
        const response = await request.get(url + path, { maxRedirects: 0 });
        expect(response.status(), path).toBe(200);
      }
    });

    test('an unknown path shows Home, with its fonts and images', async ({ page, allowedErrors }) => {
      await page.goto(url + basePath);
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      for (const path of ['nothing', 'a/b/c', 'Schedule/2025', 'a/schedule']) {
        const unknown = url + basePath + path;
        // Any other failed request fails the test.
        allowedErrors.push(new RegExp(RegExp.escape(`(${unknown})`)));
        const response = await page.goto(unknown);
        expect(response?.status()).toBe(404);
        await scrollThrough(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
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
        await page.goto(`${url}${basePath}${variant}?from=bulletin#main`);
        await expect(page).toHaveURL(`${url}${basePath}${name}?from=bulletin#main`);
        await expect(page.locator('meta[name=robots]')).not.toBeAttached();
      }
    });
  });
});

/**
 * Builds a copy of the project that `npm run new-parish` has turned into that of another church. Expects that no trace of
 * this church is left, and that the launch check names what is missing.
 * @param missing the keys that the launch check says are needed before the site goes live, beside the services of coming
 *   feasts, those of EmailJS and the cards of ministries and volunteers, which the office adds and deletes
 */
async function createParish(
  facts: ParishFacts,
  missing: string,
  env: NodeJS.ProcessEnv,
  change: (folder: string) => Promise<void> | void,
): Promise<TempSite> {
  const site = await createTempSite(async (folder) => {
    const options = Object.entries(facts).flatMap(([option, value]) => [`--${option}`, value]);
    const run = () => runTool(folder, ['../tools/new-parish.ts', ...options], env);
    commitAll(folder);
    expect(await run()).toMatchObject({ code: 0 });
    expect(await run(), 'changes that are not committed').toMatchObject({ code: 1 });
    await change(folder);
    commitAll(folder);
  }, env);
  expect(site.code, site.output).toBe(0);
  const church = parse(readFileSync(join(site.folder, 'src/content/church.yaml'), 'utf8')) as Church;
  expect(findInFiles(site.dist, tracesOf(content('church')))).toEqual([]);
  for (const trace of [church.name, church.address.street, church.eventIdSuffix])
    expect(findInFiles(site.dist, [trace]), `${trace} would be found`).not.toEqual([]);

  const check = await runTool(site.folder, ['../tools/launch-check.ts'], env);
  expect(check.code).toBe(/^Needed before/m.test(check.output) ? 1 : 0);
  const [, essential = ''] = check.output.split(/^(?:Needed|Decide) before.*$|^Can wait$/m);
  const keys = [...essential.matchAll(/^ {2}([\w.]+): /gm)].map(([, key]) => key);
  expect(keys.filter((key) => !/^(PUBLIC_EMAILJS_|cards\.|specialServices$)/.test(key ?? '')).sort()).toEqual(
    missing.split(' ').sort(),
  );
  return site;
}

const pageTests = (...names: string[]) =>
  `playwright/cli.js test --project=chromium ${names.map((name) => `e2e/${name}.test.ts`).join(' ')}`;

/** Runs tests of the project in a copy of it, one after the other: another test has the other processor core. */
async function expectTestsPass(folder: string, command: string, env: NodeJS.ProcessEnv) {
  const workers = command.startsWith('vitest') ? '--maxWorkers=1' : '--workers=1';
  const { code, output } = await runTool(folder, [...command.split(' '), '--reporter=dot', workers], env);
  expect(code, output).toBe(0);
}

function commitAll(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '--all');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  git(...author, 'commit', '--quiet', '--allow-empty', '--message', 'Save');
}

function edit(folder: string, name: string, pattern: RegExp, replacement: string): void {
  const file = join(folder, 'src/content', `${name}.yaml`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, replacement));
}

/** What only the pages of this church contain. Other values may be in them by chance. */
function tracesOf({ name, shortName, address, eventIdSuffix }: ReturnType<typeof content<'church'>>) {
  const { street, city, region, postalCode } = address;
  const abbreviation = /^[A-Z]{3,}$/.test(shortName) ? shortName : undefined;
  const places = [region, regionName(address)].map((place) => place && `${city}, ${place}`);
  return [name, street, postalCode, ...places, eventIdSuffix, abbreviation].filter((it) => it !== undefined);
}

/** @returns the files that contain one of the texts, also as HTML and URLs write it */
function findInFiles(dist: string, texts: readonly string[]): string[] {
  const spellings = texts.flatMap((text) => [
    text,
    text.replaceAll('&', '&amp;').replaceAll("'", '&#39;'),
    encodeURIComponent(text),
  ]);
  return builtFiles(dist).filter((path) => {
    const file = readBuilt(path, dist).replaceAll('\r\n ', '').replaceAll('\u00A0', ' ');
    return spellings.some((text) => file.includes(text));
  });
}
