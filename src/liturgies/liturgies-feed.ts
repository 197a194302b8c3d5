import { hash } from 'node:crypto';
import { ICalEventRepeatingFreq, ICalWeekday } from 'ical-generator';
import { addDays, type CalendarDate, numberOfWeek, weekdayOf } from '#time/dates.ts';
import type { Church } from '#church/schema.ts';
import { timesOf, zonedTime } from './hours.ts';
import { createFeed, type FeedOptions, writeAs } from '#site/feed.ts';
import { type AddressFacts, formatAddress, formatPhone } from '#church/contact.ts';
import { currentWords } from '#language/current-language.ts';
import { fillTemplate } from '#language/templates.ts';
import type { Observance } from '#church-year/schema.ts';
import { formatEvening } from '#language/dates.ts';
import { pauseLines } from './pause-lines.ts';
import { recurrencesBetween } from './recurrence.ts';
import { beginOf, pausesBetween, type Service, toService, weeklyServiceOn } from './services.ts';
import { isAnnounced, isUsual, statusLabel } from './status.ts';
import type { Liturgy, LiturgiesFile } from './schema.ts';
import { minutesOf, parseTime, type TimeOfDay } from '#time/time-of-day.ts';
import { vtimezone } from './vtimezone.ts';

/**
 * The services as a calendar feed. A weekly or monthly liturgy is one repeated event, with exceptions (EXDATE) in the next three years; one
 * whose hour clocks skip is a series from one such day to the next, because calendar apps do not agree on these instances. Changes and
 * special services are events of their own: some calendar apps ignore RECURRENCE-ID, and apps hide what has `STATUS:CANCELLED`.
 * @param options `observances` are those of the church year, for what is unknown in pauses; `gospel` is the URL of the page with the Gospel of the coming Sunday
 * @param names of the special services in the main language, from which their ids come in all languages
 * @throws {RangeError} when the time zone is unknown
 */
export function liturgiesFeed(
  services: LiturgiesFile,
  church: Pick<Church, 'name' | 'timeZone' | 'eventIdSuffix' | 'phone'> & AddressFacts,
  today: CalendarDate,
  options: Pick<FeedOptions, 'urls' | 'revised'> & {
    observances: readonly Observance[];
    gospel?: string | undefined;
  },
  names = services.specialServices.map(({ name }) => name),
) {
  const words = currentWords();
  const dates = [
    ...services.liturgies.map((it) => it.firstDate ?? firstMonday),
    ...services.specialServices.map(({ date }) => date),
  ];
  const { timezone, timeZoneRules } = vtimezone(church.timeZone, dates.sort()[0]);
  const name = fillTemplate(words.feeds.liturgies, { name: church.name });
  const feed = createFeed({ ...options, church, name, product: 'Weekly liturgies', timeZoneRules });
  const addService = (id: string, service: Service, more = {}) => {
    const isSeries = 'repeating' in more && weekdayOf(service.date) === 'Sunday';
    const gospel = isSeries && options.gospel && words.thisSundaysGospel + words.colon + options.gospel;
    const description = [service.language, service.reason, gospel].filter(Boolean).join('\n');
    const label = statusLabel(service);
    const { start, end } = timesOf(service, church.timeZone);
    feed.addEvent(id, {
      timezone,
      start: writeAs(start),
      end: writeAs(end),
      summary: (label ? label + words.colon : '') + service.name,
      location: {
        title: [church.name, service.place].filter(Boolean).join(words.separator),
        address: formatAddress(church),
      },
      ...(description && { description }),
      ...more,
    });
  };

  const last = [addDays(today, 3 * 366), ...services.changes.map(({ date }) => date)].sort().at(-1) ?? today;
  for (const liturgy of services.liturgies) {
    const instances = instancesOf(services, liturgy, last, church.timeZone);
    for (const { date, service } of instances)
      if (service && isAnnounced(service)) addService(`${liturgy.id}-${date}`, service);
    // In a night in which clocks change it has another length, or another hour. Apps do not agree what becomes of it in a series.
    for (const { date, service, isInSeries } of instances)
      if (service && isUsual(service) && !isInSeries)
        addService(`${liturgy.id}-${date}`, service, { timezone: null });
    for (const { id, first, repeating } of seriesOf(liturgy, instances, last, church.timeZone))
      addService(id, first, { repeating });
  }
  for (const [index, service] of services.specialServices.entries()) {
    const nameId = hash('sha256', names[index] ?? service.name).slice(0, 8);
    addService(`${service.date}-${nameId}`, toService(service, services.usualLiturgy));
  }
  // Where weekly liturgies are left out and nobody has entered hours, an empty day would say that nothing is held. A pause that has
  // begun stays as it was: the file does not change every day.
  const [current] = pausesBetween(services.pauses, today, addDays(today, 1));
  const lines = pauseLines(services, options.observances, current ? beginOf(current) : today, last);
  for (const { pause, call } of lines) {
    if (!call) continue;
    const [firstDate = pause.firstDate] = call.dates;
    feed.addEvent(`pause-${pause.id}-${firstDate}`, {
      allDay: true,
      timezone: 'UTC',
      start: new Date(firstDate),
      end: new Date(addDays(call.dates.at(-1) ?? firstDate, 1)),
      summary: fillTemplate(pause.text, { eve: formatEvening(firstDate) }),
      description: church.phone
        ? `${words.callFor[call.what]} ${formatPhone(church.phone, church.address)}`
        : `${words.askFor[call.what]}${words.colon}${options.urls.page}`,
    });
  }
  return feed.toString();
}

/** The days of a weekly or monthly liturgy until a last one, with what is held on each. */
function instancesOf(services: LiturgiesFile, liturgy: Liturgy, last: CalendarDate, timeZone: string) {
  const { firstDate = firstMonday, lastDate = last } = liturgy;
  return recurrencesBetween(liturgy, firstDate, lastDate).map((date) => {
    const service = weeklyServiceOn(services, liturgy, date);
    const isInSeries = service && isUsual(service) && hasUsualTimes(service, timeZone);
    return { date, service, isInSeries };
  });
}

/** @returns the repeated events of a liturgy: one, and another from each day on which clocks skip its hour */
function seriesOf(
  { id, day, week, startTime, lastDate }: Liturgy,
  instances: ReturnType<typeof instancesOf>,
  last: CalendarDate,
  timeZone: string,
) {
  const at = (date: CalendarDate) => writeAs(zonedTime(date, startTime, timeZone));
  const dates = instances.map(({ date }) => date);
  const skipped = dates.filter((date) => isSkipped(date, startTime, timeZone));
  return [dates[0] ?? last, ...skipped].flatMap((firstDate, index) => {
    const nextDate = skipped[index];
    const ofSeries = instances.filter(({ date }) => firstDate <= date && !(nextDate && date >= nextDate));
    // Some calendar apps show the first instance even if it is excluded.
    const start = ofSeries.find(({ isInSeries }) => isInSeries);
    if (!start?.service) return [];
    const excluded = ofSeries.filter(({ date, isInSeries }) => start.date < date && !isInSeries);
    const lastInstance = nextDate || lastDate ? ofSeries.at(-1)?.date : undefined;
    const repeating = {
      freq: ICalEventRepeatingFreq[week ? 'MONTHLY' : 'WEEKLY'],
      byDay: [ICalWeekday[day.slice(0, 2).toUpperCase() as keyof typeof ICalWeekday]],
      ...(week && { bySetPos: numberOfWeek(week) }),
      // A day after the last instance: recurring-ical-events counts one in summer by the offset of a first one in winter.
      ...(lastInstance && { until: at(addDays(lastInstance, 1)) }),
      ...(excluded.length > 0 && { exclude: excluded.map(({ date }) => at(date)) }),
    };
    return { id: index > 0 ? `${id}-from-${firstDate}` : id, first: start.service, repeating };
  });
}

/** Whether clocks do not show an hour on a day. */
const isSkipped = (date: CalendarDate, time: TimeOfDay, timeZone: string) =>
  zonedTime(date, time, timeZone).toPlainTime().toString().slice(0, 5) !== parseTime(time).iso;

function hasUsualTimes(service: Service, timeZone: string) {
  const { start, end } = timesOf(service, timeZone);
  const minutes = minutesOf(service.hours);
  return (
    !isSkipped(service.date, service.hours.startTime, timeZone) &&
    (end.epochMilliseconds - start.epochMilliseconds) / 60_000 === minutes.end - minutes.start
  );
}

/** When liturgies without a season start: a feed that started today would differ tomorrow. */
const firstMonday = '2025-01-06';
