import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { parse, parseDocument } from 'yaml';
import { regionName } from '#schemas/fields/region.ts';
import type { Church } from '#schemas/church.ts';
import type { ContentFile } from '#schemas/content-files.ts';
import { setIn, toText } from '#content-tools/yaml/content-document.ts';
import type { ParishFacts } from '#content-tools/new-parish/facts.ts';
import { content } from '../support/content.ts';
import { createTempSite, runTool } from '../../support/temp-site.ts';

const pageTests = 'playwright/cli.js test --project=chromium';

const parishes: Parish[] = [
  {
    facts: {
      name: "St. Example's Coptic Orthodox Church of the Angels",
      'short-name': "St. Example's",
      street: "100 O'Example Street",
      city: 'Los Angeles',
      region: 'CA',
      'postal-code': '90099',
      'time-zone': 'America/Los_Angeles',
      phone: '+1-213-739-2100',
      email: 'office@losangeles.org',
    },
    commands: ['vitest/vitest.mjs run', pageTests],
    edits: [
      ['church.yaml', 'links.youtube', undefined],
      ['church.yaml', 'links.memberPortal', undefined],
      ['church.yaml', 'links.membershipRegistration', undefined],
      ['giving-methods.yaml', 'methods.online', undefined],
      ['giving-methods.yaml', 'methods.zelle', undefined],
      ['church.yaml', 'streamId', undefined],
      ['church.yaml', 'calendarId', undefined],
      ['church.yaml', 'calendarUrl', 'https://cloud.losangeles.org/calendar.ics'],
      [
        'liturgies.yaml',
        'liturgies',
        ['Wednesday', 'Friday', 'Sunday'].map((day) => ({
          id: day,
          day,
          startTime: '7:15 AM',
          endTime: '9:45 AM',
        })),
      ],
    ],
    missing: 'links.facebook links.instagram taxEmail',
  },
  {
    facts: {
      name: 'Example & Sample Coptic Orthodox Church',
      'short-name': 'XMPL',
      street: '200 Sample Road',
      city: 'Toronto',
      region: 'ON',
      'postal-code': 'M5V 9Z9',
      'time-zone': 'America/Toronto',
      phone: '+1-416-739-2100',
    },
    edits: [],
    commands: [pageTests],
    missing:
      'calendarId email links.facebook links.instagram links.memberPortal links.membershipRegistration links.youtube liturgies.sunday.startTime methods.online.url streamId taxEmail',
  },
];

// One after the other: each runs the page tests, which use all processor cores.
test.describe.configure({ mode: 'default' });

for (const { facts, edits, missing, commands } of parishes) {
  test(`new-parish makes a website of a church in ${facts.city}`, async () => {
    test.setTimeout(900_000);
    const env = { SITE_URL: `https://www.${facts.city?.toLowerCase().replace(' ', '')}.org` };
    await using site = await createTempSite(async (folder) => {
      const options = Object.entries(facts).flatMap(([option, value]) => [`--${option}`, value]);
      const run = () => runTool(folder, ['../scripts/new-parish.ts', ...options], env);
      commitAll(folder);
      expect(await run()).toMatchObject({ code: 0 });
      expect(await run(), 'changes that are not committed').toMatchObject({ code: 1 });
      for (const edit of edits) change(folder, ...edit);
    }, env);
    expect(site.code, site.output).toBe(0);

    const church = parse(readFileSync(join(site.folder, 'src/content/church.yaml'), 'utf8')) as Church;
    const others = [content('church'), ...parishes.map(({ facts }) => asChurch(facts))];
    const traces = others.filter(({ name }) => name !== church.name).flatMap(tracesOf);
    expect(findInFiles(site.dist, traces)).toEqual([]);
    for (const trace of tracesOf(church))
      expect(findInFiles(site.dist, [trace]), `${trace} would be found`).not.toEqual([]);

    const feed = readFileSync(join(site.dist, 'liturgies.ics'), 'utf8').replaceAll('\r\n ', '');
    const [productId = ''] = /^PRODID:.*$/m.exec(feed) ?? [];
    expect(productId).toContain(church.name);
    expect(feed.match(/^UID:.*$/gm)?.every((uid) => uid.endsWith(church.eventIdSuffix))).toBe(true);

    const check = await runTool(site.folder, ['../scripts/launch-check.ts'], env);
    const [, essential = ''] = check.output.split(/^(?:Needed|Decide) before.*$|^Can wait$/m);
    const keys = [...essential.matchAll(/^ {2}([\w.]+): /gm)].map(([, key]) => key);
    expect(keys.filter((key) => !key?.startsWith('PUBLIC_EMAILJS_')).sort()).toEqual(missing.split(' '));

    for (const tests of commands) {
      const { code, output } = await runTool(site.folder, [...tests.split(' '), '--reporter=dot'], env);
      expect(code, output).toBe(0);
    }
  });
}

function commitAll(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', 'Start');
}

function change(folder: string, name: ContentFile, path: string, value: unknown): void {
  const file = join(folder, 'src/content', name);
  const document = parseDocument(readFileSync(file, 'utf8'));
  setIn(document, path, value);
  writeFileSync(file, toText(document, name));
}

/** What only the pages of this church contain. Other values may be in them by chance. */
function tracesOf({ name, shortName, address, eventIdSuffix }: TracedFacts): string[] {
  const { street, city, region, postalCode } = address;
  const places = [`${city}, ${region}`, `${city}, ${regionName(region)}`];
  return [name, street, postalCode, ...places]
    .concat(/^[A-Z]{3,}$/.test(shortName) ? shortName : [])
    .concat(eventIdSuffix ?? []);
}

/** @returns the files that contain one of the texts, also as HTML and URLs write it */
function findInFiles(dist: string, texts: readonly string[]): string[] {
  const spellings = texts.flatMap((text) => [
    text,
    text.replaceAll('&', '&amp;').replaceAll("'", '&#39;'),
    encodeURIComponent(text),
  ]);
  return globSync('**/*', { cwd: dist })
    .filter((path) => statSync(join(dist, path)).isFile())
    .filter((path) => {
      const file = readFileSync(join(dist, path), 'utf8').replaceAll('\r\n ', '').replaceAll('\u00A0', ' ');
      return spellings.some((text) => file.includes(text));
    });
}

const asChurch = (facts: ParishFacts): TracedFacts => ({
  name: facts.name ?? '',
  shortName: facts['short-name'] ?? '',
  address: {
    street: facts.street ?? '',
    city: facts.city ?? '',
    region: facts.region ?? '',
    postalCode: facts['postal-code'] ?? '',
  },
});

interface Parish {
  facts: ParishFacts;
  /** What its office changes then: a content file, a key, and its new value. */
  edits: [file: ContentFile, path: string, value: unknown][];
  /** What the launch check says is needed before the site goes live, beside EmailJS. */
  missing: string;
  /** The tests that run on it. */
  commands: string[];
}
type TracedFacts = Pick<Church, 'name' | 'shortName' | 'address'> & Partial<Pick<Church, 'eventIdSuffix'>>;
