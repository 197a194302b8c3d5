import type {
  AboutPageLeaf,
  BreadcrumbList,
  ChurchLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  Event,
  IdReference,
  ItemList,
  JsonLdObject,
  MergeLeafTypes,
  OrganizationLeaf,
  WebPageLeaf,
  WithContext,
} from 'schema-dts';
import type { Church } from '#content/schemas/church.ts';
import type { Liturgies } from '#content/schemas/liturgies.ts';
import type { PageName } from '#content/schemas/layout.ts';
import { parseTime } from './liturgies.ts';
import { isPlaceholder } from './placeholders.ts';

/**
 * What Home tells search engines: all about the church, and its liturgies of every week. The other pages point to it
 * by its id. What the church has yet to supply is left out.
 *
 * @param at addresses with their host: Home's own, and those of two pictures
 * @see https://schema.org/Church a place; as an organization it also has an e-mail address and pages elsewhere
 */
export function churchData(
  church: ChurchFacts,
  week: Liturgies,
  at: { home: string; image: string; logo: string },
): WithContext<MergeLeafTypes<[ChurchLeaf, OrganizationLeaf]>> {
  const { name, address, geo, phone, email, links } = church;
  const elsewhere = [links.facebook, links.youtube, links.instagram].filter((link) => !isPlaceholder(link));
  return {
    '@context': 'https://schema.org',
    '@type': ['Church', 'Organization'],
    ...churchId(at.home),
    name,
    url: at.home,
    image: at.image,
    logo: at.logo,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    ...supplied({ telephone: phone, email }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    event: weeklyEvents(week, church.timeZone, at.home),
  };
}

/**
 * The liturgies as events that come again every week. None of them is dated: a date would be wrong a week later.
 *
 * @param timeZone in which the hours are meant
 * @param home Home's address with its host
 */
export function weeklyEvents({ liturgies, calendar }: Liturgies, timeZone: string, home: string): Event[] {
  return liturgies.map(({ day, startTime, endTime }) => ({
    '@type': 'Event',
    name: calendar.eventName,
    location: churchId(home),
    eventSchedule: {
      '@type': 'Schedule',
      byDay: `https://schema.org/${day}`,
      startTime: parseTime(startTime).iso,
      endTime: parseTime(endTime).iso,
      repeatFrequency: 'P1W',
      scheduleTimezone: timeZone,
    },
  }));
}

/**
 * What a page other than Home tells search engines: that it is about the church, its place below Home, and what it
 * chiefly holds, if that is a list.
 *
 * @param labels what Home and the page are called in the navigation
 * @param at their addresses with their host
 */
export function pageData(
  page: Exclude<PageName, 'home'>,
  labels: { home: string; page: string },
  at: { home: string; page: string },
  mainEntity?: Event[] | ItemList,
): WithContext<WebPageLeaf | AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf> {
  const breadcrumb: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: labels.home, item: at.home },
      { '@type': 'ListItem', position: 2, name: labels.page, item: at.page },
    ],
  };
  return {
    '@context': 'https://schema.org',
    '@type': pageTypes[page],
    url: at.page,
    about: churchId(at.home),
    breadcrumb,
    ...(mainEntity && { mainEntity }),
  };
}

/** @returns a list of names, in their order */
export function itemList(entries: readonly { name: string }[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: entries.map(({ name }, index) => ({ '@type': 'ListItem', position: index + 1, name })),
  };
}

/** @returns the text of a `<script type="application/ld+json">`, which no content can end */
export function jsonLd(data: JsonLdObject): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

const pageTypes = {
  schedule: 'WebPage',
  giving: 'WebPage',
  ministries: 'CollectionPage',
  'watch-live': 'WebPage',
  'about-us': 'AboutPage',
  'contact-us': 'ContactPage',
} as const satisfies Record<Exclude<PageName, 'home'>, string>;

const churchId = (home: string): IdReference => ({ '@id': `${home}#church` });

/** @returns the values that do not merely hold a place */
function supplied<Key extends string>(values: Record<Key, string>): Partial<Record<Key, string>> {
  return Object.fromEntries(
    Object.entries<string>(values).filter(([, value]) => !isPlaceholder(value)),
  ) as Partial<Record<Key, string>>;
}

type ChurchFacts = Pick<Church, 'name' | 'address' | 'geo' | 'timeZone' | 'phone' | 'email'> & {
  links: Pick<Church['links'], 'facebook' | 'youtube' | 'instagram'>;
};
