import { join } from 'node:path';
import { dist } from '#tools/servers/dist.ts';

/** Later folders of content take the place of earlier ones; `calendar` is the file of the public one, `recordings` the channel's feed. */
export const fixtures = {
  ordinary: { content: ['parish'], today: '2026-11-24' },
  'holy-week': {
    content: ['parish', 'holy-week'],
    today: '2026-04-05',
    calendar: 'holy-week.ics',
    recordings: 'holy-week.xml',
  },
  /** English alone, four hours, and nothing that a parish may leave out. */
  plain: { content: ['parish', 'plain'], today: '2026-10-21' },
  /** English alone, with the longest texts, which `long-texts.ts` writes out: `of … 300`. */
  longest: { content: ['parish', 'longest'], today: '2026-11-24' },
  germany: { content: ['germany'], today: '2028-01-07', recordings: 'germany.xml' },
} satisfies Record<string, Fixture>;

export interface Fixture {
  content: string[];
  today: string;
  calendar?: string;
  recordings?: string;
}

/** `shipped` is the site of the parish itself, in `dist/`. */
export type SiteName = keyof typeof fixtures | 'shipped';

export const distOf = (site: SiteName): string =>
  site === 'shipped' ? dist : join(import.meta.dirname, '../../.cache/fixtures', site, 'dist');

/** @returns where the tests reach a site, and Wrangler behind the proxy that keeps what it answers */
export const urlsOf = (site: SiteName): SiteUrls =>
  (JSON.parse(process.env.SITES ?? '{}') as Record<SiteName, SiteUrls>)[site];

export interface SiteUrls {
  url: string;
  host: string;
}
