import { addDays, type CalendarDate, datesBetween } from '#time/dates.ts';
import { currentWords } from '#language/current-language.ts';
import { formatLongDay, timeRange } from '#language/dates.ts';
import { removeMarks } from '#language/fallback-marks.ts';
import { capitalize, fillTemplate } from '#language/templates.ts';
import { formatTimeRange } from './hours.ts';
import type { Services } from './schema.ts';
import { type Service, servicesOn } from './services.ts';
import { isAnnounced, statusLabel } from './status.ts';

/** @returns a service on one line of plain text: `Canceled: Sunday, November 29: Divine Liturgy, 8:30–11:30 AM (snow)` */
export function changeText(service: Service) {
  const { date, name, hours, usual, reason, place } = service;
  const { colon, separator, insteadOf } = currentWords();
  const label = statusLabel(service);
  const { startTime, endTime } = timeRange(usual ?? hours);
  const instead = usual && ` ${fillTemplate(insteadOf, { start: startTime.text, end: endTime.text })}`;
  const day = (label ? label + colon : '') + capitalize(formatLongDay(date));
  const text = day + colon + name + separator + formatTimeRange(hours);
  return removeMarks(
    text + (place ? separator + place : '') + (instead ?? '') + (reason ? ` (${reason})` : ''),
  );
}

/** @returns the first change or special service of the coming seven days as text */
export function nextChangeText(services: Services, today: CalendarDate): string | undefined {
  const changed = datesBetween(today, addDays(today, 6))
    .flatMap((date) => servicesOn(services, date))
    .find(isAnnounced);
  return changed && changeText(changed);
}
