import { type CalendarDate, weekdayOf } from '#time/dates.ts';
import { currentWords } from '#language/current-language.ts';
import { formatDayOfWeek } from '#language/dates.ts';
import { fillTemplate } from '#language/templates.ts';
import { formatSeason, formatTimeRange } from './hours.ts';
import type { Row } from './hours-panel.ts';
import { isCanceled } from './status.ts';

/** @returns what is below the hours of a row: why they differ, its day where it is one of each month, in whose place it is then, its name, its place, its language, and its season */
export function rowNotes(
  {
    liturgy,
    service,
    insteadOf,
    shownDates = {},
  }: Partial<Pick<Row, 'liturgy' | 'service' | 'insteadOf' | 'shownDates'>>,
  today: CalendarDate,
): string[] {
  const words = currentWords();
  const { notOfFeast, instead, colon, separator, serviceLanguage } = words;
  const { name, isNamed, isBeforeFeast, reason } = service ?? {};
  const { place, language } = service ?? liturgy ?? {};
  const ownName = service ? isNamed && name : liturgy?.name;
  // A reason alone could be read as what is canceled.
  const isOff = service !== undefined && isCanceled(service);
  const why = isOff && reason ? `${name} (${reason})` : reason;
  return [
    isBeforeFeast && notOfFeast,
    why,
    service?.week && formatDayOfWeek(weekdayOf(service.date), service.week),
    insteadOf && formatTimeRange(insteadOf, words.insteadOf),
    why !== undefined && isOff ? undefined : ownName,
    service?.instead && instead + colon + service.instead.map((it) => it.name).join(separator),
    place,
    language && fillTemplate(serviceLanguage, { language }),
    formatSeason(shownDates, today),
  ].filter((text) => typeof text === 'string' && text !== '') as string[];
}
