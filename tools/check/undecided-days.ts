import { occurrencesBetween } from '#church-year/church-year.ts';
import { formatDateRange, formatLongDate } from '#language/dates.ts';
import { addDays, type CalendarDate, datesBetween } from '#time/dates.ts';
import { pauseOn } from '#liturgies/pauses.ts';
import { hasServiceInsteadOn, servicesOn } from '#liturgies/services.ts';
import { enteredIn } from '#liturgies/status.ts';
import type { ContentFile } from '#content-files.ts';
import { parseContent } from '#tools/shared/edited-files.ts';

/**
 * Finds what the office has to decide about the coming days: the services of major feasts and pauses, as long as none is entered
 * for the day or the evening before, and whether the weekly liturgy on the eve of such a feast is held at its usual hours. It may
 * be right so: these are reminders and no issues.
 * @param content as `readContent` returns it; nothing is found where it is not valid
 * @param days how far to look ahead
 * @returns in the order of time: the dates, and what is not decided; days that follow each other with the same are one
 */
export function findUndecidedDays(
  content: Partial<Record<ContentFile, unknown>>,
  today: CalendarDate,
  days = 90,
) {
  const services = parseContent('liturgies.yaml', content['liturgies.yaml']);
  const churchYear = parseContent('church-year.yaml', content['church-year.yaml']);
  if (!services || !churchYear) return [];
  const usualOn = (date: CalendarDate) =>
    servicesOn(services, date).some((service) => enteredIn(service) === 'liturgies');
  const majorFeastOn = (date: CalendarDate) =>
    occurrencesBetween(churchYear, date).find(({ rank }) => rank === 'majorFeast');
  const found = datesBetween(today, addDays(today, days)).flatMap((date) => {
    const feast = majorFeastOn(date);
    const pause = pauseOn(services.pauses, date);
    const eveOf = majorFeastOn(addDays(date, 1));
    const texts = [
      (feast ?? pause) &&
        !hasServiceInsteadOn(services, date) &&
        `${feast ? `${feast.name}. ` : ''}${usualOn(date) ? 'The weekly liturgy is held at its usual hours' : 'No weekly liturgy is held'}, and no special service is entered for this day or the evening before`,
      eveOf?.firstDate === addDays(date, 1) &&
        pauseOn(services.pauses, eveOf.firstDate) &&
        usualOn(date) &&
        `The eve of ${eveOf.name}. The weekly liturgy of this day is held at its usual hours`,
    ];
    return texts.flatMap((text) => (text ? { first: date, last: date, text } : []));
  });
  const periods: typeof found = [];
  for (const day of found) {
    const before = periods.findLast(({ last, text }) => last === addDays(day.first, -1) && text === day.text);
    if (before) before.last = day.last;
    else periods.push(day);
  }
  return periods.map(({ first, last, text }) => {
    const dates = first === last ? formatLongDate(first) : formatDateRange(first, last);
    const sentence = first === last ? text : text.replace('this day', 'each of these days');
    return `${dates}: ${sentence} (see docs/office/holy-week-and-feasts.md).`;
  });
}
