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
import { parseTime } from '#content/schemas/fields/time-of-day.ts';
import type { Church } from '#content/schemas/church.ts';
import type { Liturgies } from '#content/schemas/liturgies.ts';
import type { PageName } from '#content/schemas/page-names.ts';
import { isPlaceholder } from './placeholders.ts';

/**
 * The structured data of Home: the church with its weekly liturgies. The other pages refer to it by its `@id`.
 * Placeholder values are left out.
 *
 * @param urls absolute: Home, its Open Graph image, and the logo
 * @see https://schema.org/Church a Place; the type Organization adds `email` and `sameAs`
 */
export function churchData(
  church: ChurchFacts,
  week: Liturgies,
  urls: { home: string; image: string; logo: string },
): WithContext<MergeLeafTypes<[ChurchLeaf, OrganizationLeaf]>> {
  const { name, address, geo, phone, email, links } = church;
  const profiles = [links.facebook, links.youtube, links.instagram].filter((link) => !isPlaceholder(link));
  return {
    '@context': 'https://schema.org',
    '@type': ['Church', 'Organization'],
    ...churchId(urls.home),
    name,
    url: urls.home,
    image: urls.image,
    logo: urls.logo,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    ...withoutPlaceholders({ telephone: phone, email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    event: weeklyEvents(week, church.timeZone, urls.home),
  };
}

/**
 * The liturgies as weekly events. They have no `startDate`: it would be in the past a week after each build.
 *
 * @param timeZone the IANA time zone of the hours
 * @param home the absolute URL of Home
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
 * The structured data of a page other than Home: its type, its breadcrumb, and its main list if it has one.
 *
 * @param labels the labels of Home and the page in the navigation
 * @param urls their absolute URLs
 */
export function pageData(
  page: Exclude<PageName, 'home'>,
  labels: { home: string; page: string },
  urls: { home: string; page: string },
  mainEntity?: Event[] | ItemList,
): WithContext<WebPageLeaf | AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf> {
  const breadcrumb: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: labels.home, item: urls.home },
      { '@type': 'ListItem', position: 2, name: labels.page, item: urls.page },
    ],
  };
  return {
    '@context': 'https://schema.org',
    '@type': pageTypes[page] ?? 'WebPage',
    url: urls.page,
    about: churchId(urls.home),
    breadcrumb,
    ...(mainEntity && { mainEntity }),
  };
}

/** @returns the names as an ItemList, in their order */
export function itemList(entries: readonly { name: string }[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: entries.map(({ name }, index) => ({ '@type': 'ListItem', position: index + 1, name })),
  };
}

/** @returns the text of a `<script type="application/ld+json">`; `<` is escaped, so that no content ends the script */
export function jsonLd(data: JsonLdObject): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** The pages with a more specific type than WebPage. */
const pageTypes: Partial<Record<PageName, 'AboutPage' | 'CollectionPage' | 'ContactPage'>> = {
  ministries: 'CollectionPage',
  'about-us': 'AboutPage',
  'contact-us': 'ContactPage',
};

const churchId = (home: string): IdReference => ({ '@id': `${home}#church` });

function withoutPlaceholders<Key extends string>(values: Record<Key, string>): Partial<Record<Key, string>> {
  return Object.fromEntries(
    Object.entries<string>(values).filter(([, value]) => !isPlaceholder(value)),
  ) as Partial<Record<Key, string>>;
}

type ChurchFacts = Pick<Church, 'name' | 'address' | 'geo' | 'timeZone' | 'phone' | 'email'> & {
  links: Pick<Church['links'], 'facebook' | 'youtube' | 'instagram'>;
};
