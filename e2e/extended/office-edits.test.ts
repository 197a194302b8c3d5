import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { addComments } from '#tools/cms/content-comments.ts';
import { contentFiles, type ContentFile } from '#content-files.ts';
import { valueAt } from '#content-model/content-path.ts';
import { addDays } from '#time/dates.ts';
import { calendar } from '#integrations/calendar/fixtures/calendar.ts';
import { readBuilt } from '../support/built-site.ts';
import { content } from '../support/content.ts';
import { findFirefox } from '#tools/test-sites/browsers.ts';
import { startServer } from '#tools/servers/http-server.ts';
import { bulletin, edits, type Entry, photos, timeZone, today } from '../support/office-edits.ts';
import { createParishSite, expectTestsPass } from '../support/parish-site.ts';
import { isFreeText, rewriteContent, type TextField } from '../support/rewrite-content.ts';
import { compressedSize } from '../support/transfer-size.ts';

/** Another parish, whose short name and city are words of the content and of HTML. */
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

test('the tests of pages and content pass for another parish, after the edits that the guides of the office describe', async () => {
  test.setTimeout(900_000);
  expect(Object.keys(edits)).toEqual(readdirSync('docs/office').filter((name) => name.endsWith('.md')));
  // The build reads the identifiers from the file .env, unless the environment has them.
  const unset = Object.fromEntries(Object.keys(settings).map((name) => [name, undefined]));
  await using server = await startServer((_request, response) => response.end(events));
  const env = { SITE_URL: 'https://www.church.org', CALENDAR_TEST_URL: server.url, ...unset };
  const buildEnv = { ...env, GITHUB_ACTIONS: '1' };
  await using site = await createParishSite(facts, 'allocation methods.mail.text', buildEnv, applyEdits);
  expect(site.output).toMatch(/::warning title=Calendar::1 event .*could not be read.*DTSTART:\d+Tnonsense/);
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
  '(banner|headers?|hydration|publishing|styles|unknown-paths)\\.',
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
