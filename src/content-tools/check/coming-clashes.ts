import { addDays, type CalendarDate, datesBetween, formatDateRange } from '#time/dates.ts';
import { parseTime } from '#time/time-of-day.ts';
import { occurrencesBetween, type Period } from '#time/church-year.ts';
import { pausesBetween } from '#time/pauses.ts';
import { type Service, servicesOn } from '#time/services.ts';
import { parseContent } from '#content-tools/content-json-schema.ts';
import { pathOf } from '#content-tools/read-content.ts';

/**
 * Finds the pauses and major feasts of the next 90 days on which a weekly liturgy would fall, and for which no special
 * service is entered. It may be right so, so these are hints and no issues.
 *
 * @param content by file path, as `readContent` returns it; nothing is found where it is not valid
 * @param today in UTC
 * @returns in the order of time, pauses first
 */
export function findComingClashes(content: Record<string, unknown>, today: CalendarDate) {
  const services = parseContent('liturgies.yaml', content[pathOf('liturgies.yaml')], today);
  const churchYear = parseContent('church-year.yaml', content[pathOf('church-year.yaml')], today);
  if (!services || !churchYear) return [];
  const last = addDays(today, 90);
  const isUnanswered = (period: Period, status: Service['status']) =>
    datesBetween(period.firstDate, period.lastDate).some((date) =>
      servicesOn(services, date).some((service) => service.status === status),
    ) && !services.specialServices.some((service) => belongsTo(service, period));
  const pauses = pausesBetween(services.pauses, today, last)
    .filter((pause) => isUnanswered(pause, 'paused'))
    .map((pause) => clash(pause, `“${pause.text}” No weekly liturgy is held`));
  const feasts = occurrencesBetween(churchYear, today, last)
    .filter(({ rank, isOmitted }) => rank === 'majorFeast' && !isOmitted)
    .filter((feast) => isUnanswered(feast, 'usual'))
    .map((feast) => clash(feast, `${feast.name}. The weekly liturgy is held at its usual hours`));
  return [...pauses, ...feasts];
}

const clash = ({ firstDate, lastDate }: Period, text: string) => ({
  dates: formatDateRange(firstDate, lastDate),
  text: `${text}, and no special service is entered (see docs/office/holy-week-and-feasts.md).`,
});

/** Whether a service is on one of the days, or on the eve of the first: the day of the Church begins in the evening. */
function belongsTo({ date, startTime }: Pick<Service, 'date'> & Service['hours'], period: Period): boolean {
  const isEvening = parseTime(startTime).meridiem === 'PM';
  const first = isEvening ? addDays(period.firstDate, -1) : period.firstDate;
  return first <= date && date <= period.lastDate;
}
