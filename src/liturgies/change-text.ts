import { addDays, type CalendarDate } from '#time/dates.ts';
import { currentWords } from '#language/current-language.ts';
import { removeMarks } from '#language/fallback-marks.ts';
import { capitalize } from '#language/templates.ts';
import { ROW_DAYS } from './hours-panel.ts';
import { formatServiceDay, formatTimeRange } from './hours.ts';
import type { LiturgiesFile } from './schema.ts';
import { agenda, type Service } from './services.ts';
import { isAnnounced, statusLabel } from './status.ts';

/**
 * @returns a service on one line of plain text: `Canceled: Sunday, November 29: Divine Liturgy, 8:30–11:30 AM (snow). Instead: Funeral,
 *   10:00–11:00 AM`
 */
export function changeText(service: Service): string {
  const { usual, reason, instead = [] } = service;
  const words = currentWords();
  const { colon, separator } = words;
  const label = statusLabel(service);
  const usualHours = usual && ` ${formatTimeRange(usual, words.insteadOf)}`;
  const day = (label ? label + colon : '') + capitalize(formatServiceDay(service));
  const nameAndHours = (it: Service) =>
    [it.name, formatTimeRange(it.hours), it.place].filter(Boolean).join(separator);
  const text = day + colon + nameAndHours(service) + (usualHours ?? '') + (reason ? ` (${reason})` : '');
  return removeMarks([text, ...instead.map((it) => words.instead + colon + nameAndHours(it))].join('. '));
}

/** @returns the first change or special service of the coming seven days as text */
export function nextChangeText(services: LiturgiesFile, today: CalendarDate): string | undefined {
  const change = agenda(services, [], today, addDays(today, ROW_DAYS - 1))
    .flatMap((day) => day.services)
    .find(isAnnounced);
  return change && changeText(change);
}
