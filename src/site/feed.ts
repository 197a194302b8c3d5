import ical, { type ICalEventData, ICalEventTransparency } from 'ical-generator';
import type { Temporal } from 'temporal-polyfill';
import type { Church } from '#church/schema.ts';
import { currentLanguage } from '#language/current-language.ts';
import type { Language } from '#language/languages.ts';
import { fileHref } from './routes.ts';

export const feedNames = ['liturgies', 'church-year'] as const;
export type FeedName = (typeof feedNames)[number];

export const feedHref = (name: FeedName) => fileHref(`${name}${feedSuffix()}.ics`);

/** @returns what follows the name of a file, and the ids of its events, in another language than the main one: `-ar` */
export const feedSuffix = ({ isMain, code }: Pick<Language, 'isMain' | 'code'> = currentLanguage()) =>
  isMain ? '' : `-${code}`;

/** @returns the URL by which the apps of Apple and Microsoft subscribe to a feed: `webcal://…` */
export const subscribeHref = (feedUrl: string) => feedUrl.replace(/^https?:/, 'webcal:');

/**
 * An iCalendar file, which is the same byte for byte for the same events and revision.
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function createFeed({ church, name, product, urls, revised, timeZoneRules = '' }: FeedOptions) {
  const calendar = ical({
    // The library does not escape them: https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11
    prodId: { company: escapeText(church.name), product, language: currentLanguage().code.toUpperCase() },
    name: escapeText(name),
    source: urls.feed,
    ttl: REFRESH_INTERVAL,
    // Each event has its own zone. A zone of the calendar would turn DTSTAMP into local time, which must be UTC.
    timezone: { name: null, generator: () => timeZoneRules },
  });
  return {
    /** @param id calendar apps identify an event by it */
    addEvent(id: string, event: ICalEventData) {
      calendar.createEvent({
        id: `${id}.${church.eventIdSuffix}${feedSuffix()}`,
        stamp: revised,
        sequence: sequenceNumber(revised),
        url: urls.page,
        // A service of the parish does not make a visitor busy.
        transparency: ICalEventTransparency.TRANSPARENT,
        ...event,
      });
    },
    toString() {
      // The library writes the properties about refreshing after VTIMEZONE, where RFC 5545 allows components only.
      const file = calendar
        .toString()
        .replace(/(BEGIN:VTIMEZONE[^]*END:VTIMEZONE\r\n)([^]*?)(?=BEGIN:VEVENT)/, '$2$1')
        // The first Saturday is 1SA, which more apps read, and which the library refuses.
        .replace(/(?<=^RRULE:.*;BYDAY=)(..);BYSETPOS=(-?\d)/gm, '$2$1');
      return `${file}\r\n`;
    },
  };
}

/** A time as an event of a feed has it: by itself, the library would ask `Intl` what the clocks of the event's time zone show. */
export const writeAs = (time: Temporal.ZonedDateTime) => {
  const { year, month, day, hour, minute, second, timeZoneId } = time;
  return {
    ...{ year, month, day, hour, minute, second, timeZoneId },
    toInstant: () => time.toInstant(),
    toJSON: () => time.toJSON(),
    toPlainDateTime: () => time.toPlainDateTime(),
    withTimeZone: (zone: string) => (zone === 'UTC' ? time.withTimeZone('UTC') : writeAs(time)),
  };
};

export interface FeedOptions {
  church: Pick<Church, 'name' | 'eventIdSuffix'>;
  name: string;
  product: string;
  urls: { feed: string; page: string };
  revised: Date;
  timeZoneRules?: string;
}

/** In seconds: a change in the evening is known by the morning. */
const REFRESH_INTERVAL = 6 * 60 * 60;

/**
 * SEQUENCE increases with every revision: the minutes since January 6, 2025, which fit into 32 bits. Which event a commit revised is
 * not known, so all have the same.
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.8.7.4
 */
const sequenceNumber = (revised: Date) => Math.floor((revised.getTime() - Date.parse('2025-01-06')) / 60_000);

const escapeText = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`);
