import { languageCodes } from '#language/languages.ts';
import { isOriginal } from '#tools/new-parish/new-parish.ts';
import { foreignTexts } from '#tools/test-sites/shipped-texts.ts';
import type { TempSite } from '#tools/test-sites/temp-site.ts';
import { builtSite, readBuilt } from '../support/built-site.ts';
import { createParishSite, expectTestsPass } from '../support/parish-site.ts';
import { expect, test } from '../support/test.ts';

// A parish whose main language is not English, with all other languages that the project has.

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
const missing =
  'calendarId email links.facebook links.instagram links.memberPortal links.membershipRegistration links.youtube liturgies.sunday.startTime methods.online.url pages.Imprint.placeholder pages.Privacy.placeholder streamId taxEmail';
// No server answers there: the pages show the frame of the calendar.
const env = { SITE_URL: 'https://www.frankfurt.org', CALENDAR_TEST_URL: 'http://localhost:1' };

test.skip(!isOriginal('.'), 'another parish has its own languages');

// All tests share one copy of the project.
test.describe.configure({ mode: 'default' });
const resources = new AsyncDisposableStack();
let site: TempSite;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = resources.use(await createParishSite(facts, missing, env, () => undefined));
});

test.afterAll(() => resources.disposeAsync());

test('no file has a text of another language', () => {
  const foreign = new Map<string, string[]>(languageCodes.map((code) => [code, [...foreignTexts(code)]]));
  const files = builtSite(site.dist).files.filter((file) => /\.(html|ics|svg|txt|webmanifest)$/.test(file));
  for (const file of files.filter((name) => name !== 'licenses.txt')) {
    // `ar.html`, `ar/Schedule.html`, `liturgies-ar.ics`
    const [, code = 'de'] = /(?:^|-)(ar|fr|en)[./]/.exec(file) ?? [];
    const candidates = foreign.get(code) ?? [];
    const texts = new Set(textsOf(file).map(normalize));
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
  test.setTimeout(900_000);
  const files = ['every-route', 'home', 'page-meta'].map((name) => `e2e/${name}.test.ts`);
  await expectTestsPass(site.folder, `playwright/cli.js test --project=chromium ${files.join(' ')}`, env);
});

/** @returns the texts of a file: of its elements and their attributes, its structured data, or its lines */
function textsOf(file: string): string[] {
  const text = readBuilt(file, site.dist)
    .replaceAll(/<script(?! type="application\/ld)[^]*?<\/script>/g, '')
    .replaceAll(/ (?!(alt|aria-label|content|label|placeholder|title|srcdoc)=)[\w:-]+="[^"]*"/g, '')
    .replaceAll('\r\n ', '')
    .replaceAll(/\\(?=[,;])/g, '')
    .replaceAll('\\n', '\n');
  const separators = file.endsWith('.html') ? /[<>"]/ : /[<>"\n]|^\w+:/m;
  // A frame has its own HTML in an attribute. A text may contain the marks of another language.
  return [text, text.replaceAll(/<\/?bdi[^>]*>/g, '')].flatMap((it) => decode(decode(it)).split(separators));
}

const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const decode = (html: string) =>
  Object.entries(entities).reduce((text, [entity, character]) => text.replaceAll(entity, character), html);

const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
