import type {
  AboutPageLeaf,
  BreadcrumbList,
  ChurchLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  IdReference,
  ItemList,
  JsonLdObject,
  MergeLeafTypes,
  OpeningHoursSpecification,
  OrganizationLeaf,
  WebPageLeaf,
  WithContext,
} from 'schema-dts';
import { parseTime } from '#content/schemas/fields/time-of-day.ts';
import type { Church } from '#content/schemas/church.ts';
import type { Liturgy } from '#content/schemas/liturgies.ts';
import type { PageName } from '#content/schemas/page-names.ts';
import { isPlaceholder } from './placeholders.ts';

/**
 * The structured data of Home: the church with its weekly liturgies. The other pages refer to it by its `@id`.
 * Placeholder values are left out.
 *
 * @param urls absolute: Home, its Open Graph image, and the logo
 * @see https://schema.org/Church a Place; the type Organization adds `email` and `sameAs`
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours
 */
export function churchData(
  church: ChurchFacts,
  liturgies: readonly Liturgy[],
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
    openingHoursSpecification: liturgies.map(openingHours),
  };
}

/** Google takes events only with a `startDate`, which weekly liturgies do not have. It does take weekly hours. */
function openingHours({ day, startTime, endTime }: Liturgy): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${day}`,
    opens: parseTime(startTime).iso,
    closes: parseTime(endTime).iso,
  };
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
  mainEntity?: ItemList,
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

type ChurchFacts = Pick<Church, 'name' | 'address' | 'geo' | 'phone' | 'email'> & {
  links: Pick<Church['links'], 'facebook' | 'youtube' | 'instagram'>;
};
