import type { CalendarDate } from '#time/dates.ts';
import { currentWords } from '#language/current-language.ts';
import { fillTemplate } from '#language/templates.ts';
import { formatSeason } from './hours.ts';
import type { Services } from './schema.ts';
import { currentPauses, nextServices, weeklyRows } from './services.ts';
import { enteredIn, isHeld, statusLabel } from './status.ts';

/** @returns the rows of the weekly hours as they are shown */
export function formatWeeklyRows(services: Services, today: CalendarDate) {
  const words = currentWords();
  const hasPause = currentPauses(services, today).length > 0;
  const next = nextServices(services, today);
  return weeklyRows(services, today).map(({ liturgy, shownDates, service }) => {
    const { day, name, language, place } = liturgy;
    const { date, hours = liturgy, usual, reason } = service ?? {};
    const list = service && enteredIn(service);
    const spoken = language && fillTemplate(words.serviceLanguage, { language });
    return {
      day,
      /** Of the next day, where it differs from the usual one, and in all rows beside a pause. */
      date: hasPause || list !== 'liturgies' ? date : undefined,
      hours,
      /** Where the next day has others. */
      usual,
      /** Why it is not held on its next day: `Canceled`. */
      instead: service && !isHeld(service) ? statusLabel(service) : undefined,
      notes: [reason, name, place, spoken, formatSeason(shownDates, today)].filter((text): text is string =>
        Boolean(text),
      ),
      change: list === 'changes' ? service : undefined,
      /** Whether it is the next service, or one of today. */
      isNext: next.some((it) => it.date === date && it.hours.startTime === hours.startTime),
    };
  });
}
