import { occurrencesBetween } from '#church-year/church-year.ts';
import { formatDateRange, formatLongDate } from '#language/dates.ts';
import { addDays, type CalendarDate, datesBetween } from '#time/dates.ts';
import { hasServiceInsteadOn, pauseOn, servicesOn } from '#liturgies/services.ts';
import { comingReadings } from '#liturgies/coming-readings.ts';
import { isServiceOpen } from '#liturgies/promised-services.ts';
import { isHeld, isUsual } from '#liturgies/status.ts';
import { type Content, parseContent } from '#content/content-files.ts';

/**
 * Reminds of what the office has to decide about the coming days: the services of major feasts, of pauses and of feasts and fasts with a
 * service of their own, as long as none is entered for the day or the evening before; whether the weekly liturgy on the eve of such a
 * feast is held at its usual hours; and at which service a Gospel is read, where all have names of their own.
 * @param days how far to look ahead
 * @returns sentences in the order of time; nothing where the content is not valid
 */
export function findUndecidedDays(content: Partial<Content>, today: CalendarDate, days = 90) {
  const services = parseContent('liturgies.yaml', content['liturgies.yaml']);
  const churchYear = parseContent('church-year.yaml', content['church-year.yaml']);
  const readings = parseContent('readings.yaml', content['readings.yaml']);
  if (!services || !churchYear) return [];
  const usualOn = (date: CalendarDate) => servicesOn(services, date).some(isUsual);
  const majorFeastOn = (date: CalendarDate) =>
    occurrencesBetween(churchYear.observances, date).find(({ rank }) => rank === 'majorFeast');
  const promisedOn = (date: CalendarDate) =>
    occurrencesBetween(churchYear.observances, date).flatMap(({ name, ...it }) =>
      it.firstDate === date && it.rank !== 'majorFeast' && isServiceOpen(services, it)
        ? `${name}. It has a service, and none is entered`
        : [],
    );
  /** Where services are entered, and none of them is the liturgy of the day or of the evening. */
  const unreadOn = (date: CalendarDate) => {
    if (!readings || !servicesOn(services, date).some(isHeld)) return [];
    return comingReadings({ ...readings, churchYear }, services, date, 0)
      .filter((it) => !it.service && (!it.isEve || hasServiceInsteadOn(services, addDays(date, 1))))
      .map(
        ({ name = 'the day' }) =>
          `The Gospel of ${name}. No service of this day is said to be the one at which it is read, by gospel: true`,
      );
  };
  const undecidedOn = (date: CalendarDate) => {
    const feast = majorFeastOn(date);
    const eveOf = majorFeastOn(addDays(date, 1));
    return [
      (feast ?? pauseOn(services.pauses, date)) &&
        !hasServiceInsteadOn(services, date) &&
        `${feast ? `${feast.name}. ` : ''}${usualOn(date) ? 'The weekly liturgy is held at its usual hours' : 'No weekly liturgy is held'}, and no special service is entered for this day or the evening before`,
      eveOf?.firstDate === addDays(date, 1) &&
        pauseOn(services.pauses, eveOf.firstDate) &&
        usualOn(date) &&
        `The eve of ${eveOf.name}. The weekly liturgy of this day is held at its usual hours`,
      ...promisedOn(date),
      ...unreadOn(date),
    ].filter((text) => typeof text === 'string');
  };
  const periods: { first: CalendarDate; last: CalendarDate; text: string }[] = [];
  for (const date of datesBetween(today, addDays(today, days)))
    for (const text of undecidedOn(date)) {
      const before = periods.findLast((it) => it.last === addDays(date, -1) && it.text === text);
      if (before) before.last = date;
      else periods.push({ first: date, last: date, text });
    }
  return periods.map(({ first, last, text }) => {
    const sentence =
      first === last
        ? `${formatLongDate(first)}: ${text}`
        : `${formatDateRange(first, last)}: ${text.replace('this day', 'each of these days')}`;
    return `${sentence} (see docs/office/holy-week-and-feasts.md).`;
  });
}
