import type { ChurchLeaf, Event, MergeLeafTypes, OrganizationLeaf, WebPage, WithContext } from 'schema-dts';
import { isDeepStrictEqual } from 'node:util';
import { addDays, type CalendarDate } from '#time/dates.ts';
import { type Hours, parseTime } from '#time/time-of-day.ts';
import type { Church } from '#church/schema.ts';
import type { Page } from '#content-model/page-names.ts';
import type { CalendarEvent } from '#calendar/calendar-event.ts';
import { placeOf } from '#calendar/format-event.ts';
import { isPlaceholder } from '#content-model/placeholders.ts';
import type { Observance } from '#church-year/schema.ts';
import { isInSeason, isScheduled, type Season } from '#liturgies/liturgies.ts';
import { recursOn } from '#liturgies/recurrence.ts';
import { agenda, type Day, LOOK_AHEAD_DAYS } from '#liturgies/services.ts';
import { isHeld } from '#liturgies/status.ts';
import type { Liturgy, LiturgiesFile } from '#liturgies/schema.ts';
import { socialLinks } from '#church/social-links.ts';

/** The church on Home in another language: what is the same in all languages is on Home of the main one, under the same `@id`. */
export const churchNames = (
  { name, nameInFull }: Pick<Church, 'name' | 'nameInFull'>,
  urls: { home: string; id?: string },
) => ({
  '@context': 'https://schema.org' as const,
  '@type': ['Church', 'Organization'] as ['Church', 'Organization'],
  ...churchId(urls.id ?? urls.home),
  name,
  ...(nameInFull && { alternateName: nameInFull }),
  url: urls.home,
});

/**
 * The church with its hours, without placeholders, on Home. The other pages refer to its `@id`.
 * @param urls absolute
 * @see https://schema.org/Church a Place; the type Organization adds `email` and `sameAs`
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours
 */
export function churchData(
  church: Pick<Church, 'name' | 'nameInFull' | 'address' | 'phone' | 'email' | 'links'>,
  services: LiturgiesFile,
  observances: readonly Observance[],
  today: CalendarDate,
  urls: { home: string; id?: string; image: string; logo: string },
): WithContext<MergeLeafTypes<[ChurchLeaf, OrganizationLeaf]>> {
  const { address, phone, email, links } = church;
  const profiles = socialLinks(links).flatMap(({ href }) => (isPlaceholder(href) ? [] : [href]));
  const hours = openingHours(services, observances, today);
  return {
    ...churchNames(church, urls),
    image: urls.image,
    logo: urls.logo,
    address: postalAddress(address),
    ...(phone && !isPlaceholder(phone) && { telephone: phone }),
    ...(!isPlaceholder(email) && { email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  };
}

const postalAddress = ({ street, city, region, postalCode, country }: Church['address']) => ({
  '@type': 'PostalAddress' as const,
  streetAddress: street,
  addressLocality: city,
  ...(region && { addressRegion: region }),
  ...(postalCode && { postalCode }),
  addressCountry: country,
});

/**
 * The weekly hours, and those of days that have others: opening hours know no week of the month. Hours that nobody has entered are left out: such a day is not closed. Google
 * takes events only on a page of their own.
 */
function openingHours(services: LiturgiesFile, observances: readonly Observance[], today: CalendarDate) {
  const { liturgies } = services;
  const days = agenda(services, observances, today, addDays(today, LOOK_AHEAD_DAYS - 1));
  const weekly = liturgies.filter(
    (liturgy) => !liturgy.week && days.some(({ date }) => isScheduled(liturgy, date, liturgies)),
  );
  const special = days.flatMap(({ date, services: all, isUnknown }) => {
    const usual = weekly.filter((it) => recursOn(it, date) && isInSeason(it, date));
    const hours = all.filter(isHeld).map(({ hours, place }) => hoursSpecification({ ...hours, place }));
    if (isUnknown || isDeepStrictEqual(hours, usual.map(hoursSpecification))) return [];
    const shown = hours.length > 0 ? hours : [closed];
    return shown.map((it) => ({ ...it, validFrom: date, validThrough: date }));
  });
  return [
    ...weekly.flatMap((liturgy) =>
      seasonsWithout(liturgy, days).map(({ firstDate, lastDate }) => ({
        ...hoursSpecification(liturgy),
        dayOfWeek: `https://schema.org/${liturgy.day}` as const,
        ...(firstDate && { validFrom: firstDate }),
        ...(lastDate && { validThrough: lastDate }),
      })),
    ),
    ...special,
  ];
}

/** @returns the season of a liturgy without its days whose hours are unknown: neither the usual ones nor "closed" would be true */
function seasonsWithout(liturgy: Liturgy, days: readonly Day[]): Season[] {
  const { firstDate, lastDate } = liturgy;
  const unknown = days.filter(
    ({ date, isUnknown }) => isUnknown && recursOn(liturgy, date) && isInSeason(liturgy, date),
  );
  const parts = [...unknown, undefined].map((next, index) => {
    const before = unknown[index - 1];
    return {
      firstDate: before ? addDays(before.date, 1) : firstDate,
      lastDate: next ? addDays(next.date, -1) : lastDate,
    };
  });
  return parts.filter((it) => !it.firstDate || !it.lastDate || it.firstDate <= it.lastDate);
}

const hoursSpecification = ({ startTime, endTime, place }: Hours & { place?: string | undefined }) => ({
  '@type': 'OpeningHoursSpecification' as const,
  opens: parseTime(startTime).iso,
  closes: parseTime(endTime).iso,
  ...(place && { name: place }),
});

/** All day, as Google writes it. */
const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' } as const;

/** A page other than Home, and the names of the list that it is mainly about. */
export function pageData(
  page: Exclude<Page, 'home'>,
  labels: { home: string; page: string },
  { inLanguage, ...urls }: { home: string; id?: string; page: string; inLanguage?: string | undefined },
  list?: readonly { name: string }[],
): WithContext<WebPage> {
  return {
    '@context': 'https://schema.org',
    '@type': list ? 'CollectionPage' : (pageTypes[page] ?? 'WebPage'),
    url: urls.page,
    ...(inLanguage && { inLanguage }),
    about: churchId(urls.id ?? urls.home),
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: labels.home, item: urls.home },
        { '@type': 'ListItem', position: 2, name: labels.page, item: urls.page },
      ],
    },
    ...(list && {
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: list.map(({ name }, index) => ({ '@type': 'ListItem', position: index + 1, name })),
      },
    }),
  };
}

/**
 * An event of the parish's calendar.
 * @param urls absolute: Home, the page that shows the event, and its Open Graph image
 * @see https://developers.google.com/search/docs/appearance/structured-data/event
 */
export function eventData(
  event: CalendarEvent,
  { name, address }: Pick<Church, 'name' | 'address'>,
  urls: { home: string; page: string; image: string },
): WithContext<Event> {
  const place = placeOf(event, { name, address });
  const physical = {
    '@type': 'Place',
    name: place ?? name,
    address: place ?? postalAddress(address),
  } as const;
  const virtual = { '@type': 'VirtualLocation', url: urls.page } as const;
  const locations = { Offline: physical, Online: virtual, Mixed: [physical, virtual] } as const;
  const mode = !event.online ? 'Offline' : event.place ? 'Mixed' : 'Online';
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    startDate: event.start,
    endDate: event.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: locations[mode],
    image: urls.image,
    organizer: { '@type': 'Organization', name, url: urls.home },
    url: urls.page,
  };
}

/** `<` is escaped, so that no content ends the script. */
export const jsonLd = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

const pageTypes: Partial<Record<Page, 'AboutPage' | 'ContactPage'>> = {
  'about-us': 'AboutPage',
  'contact-us': 'ContactPage',
};

const churchId = (home: string) => ({ '@id': `${home}#church` });
