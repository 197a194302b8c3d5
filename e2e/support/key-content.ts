import { isFreeText, type TextField } from './rewrite-content.ts';

/**
 * For `rewriteContent`: each text becomes its own key (`home.hero.heading`) and each fact a fictitious one, so that an
 * accessibility snapshot does not depend on the parish's content.
 */
export function keyText({ path, schema, current }: TextField): string | undefined {
  const key = path.split('.').at(-1) ?? '';
  const [, entry, action = ''] =
    /^giving-methods\.methods\.(\d)\.(url|phone|email|addressee)$/.exec(path) ?? [];
  if (entry) return givingActions[Number(entry) - 1]?.[action];
  if (path in facts) return facts[path];
  if (key in facts) return facts[key];
  if (path.startsWith('church.links.')) return current && `https://${key.toLowerCase()}.example.org/`;
  if (!isFreeText(schema)) return current;
  return path
    .replace('pages/', '')
    .padEnd(schema.minLength ?? 0, '.')
    .slice(-(schema.maxLength ?? Infinity));
}

/** For `rewriteContent`: each list that has entries has two; there is a giving method with each action. */
export function twoEntries(entries: unknown[], path: string): unknown[] {
  const [first] = entries;
  if (entries.length === 0) return [];
  const hasId = typeof first === 'object' && first && 'id' in first;
  const count = path === 'giving-methods.methods' ? givingActions.length : 2;
  return Array.from({ length: count }, (_, index) =>
    hasId ? { ...first, id: `entry-${index + 1}` } : first,
  );
}

/** What each giving method has one of. */
const givingActions: Record<string, string>[] = [
  { url: 'https://giving.example.org/' },
  { phone: '+1-202-555-0144' },
  { email: 'giving@example.org' },
  { addressee: 'giving-methods.methods.4.addressee' },
];

/** Texts that are not free, by their path or their last key. */
const facts: Record<string, string | undefined> = {
  phone: '+1-202-555-0143',
  email: 'office@example.org',
  taxEmail: 'taxes@example.org',
  region: 'VA',
  postalCode: '23220',
  timeZone: 'America/New_York',
  calendarId: 'calendar@example.org',
  streamId: 'abcdefghijk',
  startTime: '9:15 AM',
  endTime: '11:30 AM',
  enthronedOn: '2012-11-18',
  reference: 'Psalm 122:1',
  feedback: 'status',
  // A list would have the parish's events.
  show: 'embed',
  'liturgies.liturgies.1.day': 'Wednesday',
  'liturgies.liturgies.2.day': 'Sunday',
  // A link of the header has either a page of the site or a link to another site.
  'layout.headerLinks.1.page': 'home',
  'layout.headerLinks.1.link': undefined,
  'layout.headerLinks.2.page': undefined,
  'layout.headerLinks.2.link': 'memberPortal',
  'layout.menuLinks.1.page': 'ministries',
  'layout.menuLinks.2.page': 'contact-us',
};
