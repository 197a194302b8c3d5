import { occurrencesBetween, isFeastRank } from '#church-year/church-year.ts';
import { formatNameOn } from '#church-year/church-year-text.ts';
import { readingOf } from '#liturgies/coming-readings.ts';
import type { LiturgiesFile } from '#liturgies/schema.ts';
import { agenda, mayBeOfNextDay } from '#liturgies/services.ts';
import { isHeld } from '#liturgies/status.ts';
import { type Reading, rowOn } from '#readings/readings.ts';
import type { Readings } from '#readings/schema.ts';
import type { CalendarDate } from '#time/dates.ts';

/**
 * @returns the name of a past day and its Gospel, in the current language; nothing where the liturgy may have been that of another day,
 *   or of several only one was recorded
 */
export function churchDayOf(date: CalendarDate, readings: Readings, services: LiturgiesFile): ChurchDay {
  const { observances } = readings.churchYear;
  const [day] = agenda(services, observances, date);
  const [service, ...others] = day?.services.filter(isHeld) ?? [];
  const row = rowOn(readings, date);
  if (!service || others.length > 0 || mayBeOfNextDay(service) || service.isBeforeFeast || row?.evening)
    return {};
  const feast = occurrencesBetween(observances, date).find(({ rank }) => isFeastRank(rank));
  return {
    name: row?.name ?? (feast && formatNameOn(feast, date)),
    reading: readingOf(readings, services, service),
  };
}

interface ChurchDay {
  name?: string | undefined;
  reading?: Reading | undefined;
}
