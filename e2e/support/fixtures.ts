import { rmSync, symlinkSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { load, type Project } from '#content/load.ts';
import { newContent } from '#tools/new-parish/new-parish.ts';
import { dist } from '#tools/servers/dist.ts';

/**
 * The folders differ from the starter, and later ones from earlier ones; `languages` are those in which the starter is written, where
 * they are not its own. `standIns` are the files that other hosts answer with (`stand-ins.ts`): for `www.church.test`, the site itself,
 * what it has published before.
 */
export const fixtures = {
  ordinary: { content: ['parish'], today: '2026-11-24' },
  'holy-week': {
    content: ['parish', 'holy-week'],
    today: '2026-04-05',
    standIns: { 'calendar.church.test': 'holy-week.ics', 'www.youtube.com': 'holy-week.xml' },
  },
  /** English alone, four hours, and nothing that a parish may leave out. */
  plain: { content: ['parish', 'plain'], today: '2026-10-21' },
  /** English alone, with the longest texts, which `long-texts.ts` writes. */
  longest: { content: ['parish', 'longest'], today: '2026-11-24' },
  germany: {
    content: ['germany'],
    languages: 'de ar',
    today: '2028-01-07',
    standIns: { 'www.church.test': 'germany.json' },
  },
} satisfies Record<string, Fixture>;

export interface Fixture {
  content: string[];
  languages?: string;
  today: string;
  standIns?: Record<string, string>;
}

const root = join(import.meta.dirname, '../..');

/** @returns the folders of a fixture's content, the first of which is the starter; {@link writeStarter} writes that of some */
export function foldersOf(site: keyof typeof fixtures): string[] {
  const { content, languages }: Fixture = fixtures[site];
  const starter = languages ? relative(root, writtenStarter(site)) : 'starter';
  return [join(starter, 'src/content'), ...content.map((folder) => `e2e/fixtures/${folder}`)];
}

const writtenStarter = (site: keyof typeof fixtures) => join(root, '.cache/fixtures', site, 'starter');

/** Writes the starter in other languages, before a fixture is built. */
export function writeStarter(site: keyof typeof fixtures): void {
  const { languages }: Fixture = fixtures[site];
  if (!languages) return;
  const starter = writtenStarter(site);
  const facts = { giving: 'online bank-transfer mail', 'legal-pages': 'Imprint Privacy', languages };
  newContent(root, starter, facts);
  rmSync(join(starter, 'src/assets'), { force: true });
  symlinkSync(join(root, 'starter/src/assets'), join(starter, 'src/assets'), 'junction');
}

/** The value of the environment variable `CONTENT` with which a fixture is built. */
export const contentOf = (site: keyof typeof fixtures) => foldersOf(site).join(delimiter);

export const loadFixture = (site: keyof typeof fixtures): Project => load(root, foldersOf(site));

/** `shipped` is the site of the parish itself, in `dist/`. */
export type SiteName = keyof typeof fixtures | 'shipped';

export const distOf = (site: SiteName): string =>
  site === 'shipped' ? dist : join(root, '.cache/fixtures', site, 'dist');

/** @returns where the tests reach a site, and Wrangler behind the proxy that keeps what it answers */
export const urlsOf = (site: SiteName): SiteUrls =>
  (JSON.parse(process.env.SITES ?? '{}') as Record<SiteName, SiteUrls>)[site];

export interface SiteUrls {
  url: string;
  host: string;
}
