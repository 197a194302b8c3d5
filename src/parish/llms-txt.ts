import type { CalendarDate } from '#dates.ts';
import type { Church } from '#schemas/church.ts';
import type { ChurchYear } from '#schemas/church-year.ts';
import type { FirstVisit } from '#schemas/first-visit.ts';
import { formatCopticDates, formatDates } from './church-year/church-year-text.ts';
import { upcomingOccurrences } from './church-year/church-year.ts';
import type { CalendarEvent } from './calendar-events/calendar-event.ts';
import { formatEvent, placeOf } from './calendar-events/event-text.ts';
import { formatAddress, formatPhone } from './contact.ts';
import { answeredQuestions } from './first-visit.ts';
import { formatService, formatWeeklyHours, type ServiceLabels } from './services/service-text.ts';
import { LOOK_AHEAD_DAYS, upcomingChanges, type Services } from './services/services.ts';
import { isPlaceholder } from './placeholders.ts';

/**
 * The content of `llms.txt`: name, summary, address and hours of the church, the feasts and fasts of the coming year, the
 * questions of a first visit, then links to the pages. Placeholder values are left out.
 *
 * @param events those of the parish's calendar, if the site reads it
 * @param today the date in the parish's time zone
 * @param labels the labels that the pages use for the same facts
 * @param links with absolute URLs
 * @returns Markdown
 * @see https://llmstxt.org
 */
export function llmsTxt(
  church: Pick<Church, 'name' | 'nameInFull' | 'address' | 'phone' | 'email' | 'timeZone'>,
  summary: string,
  services: Services & { labels: ServiceLabels },
  churchYear: ChurchYear,
  firstVisit: FirstVisit,
  events: readonly CalendarEvent[],
  today: CalendarDate,
  labels: FactLabels,
  links: { pages: readonly Link[]; calendars: readonly Link[] },
): string {
  const { name, nameInFull, address, phone, email, timeZone } = church;
  const hours = formatWeeklyHours(services, today).join('; ');
  const changes = upcomingChanges(services, today, LOOK_AHEAD_DAYS).map((it) =>
    formatService(it, services.labels),
  );
  const observances = upcomingOccurrences(churchYear, today)
    .filter(({ isOmitted }) => !isOmitted)
    .map((it) => {
      const dates = formatDates(it, today, services.labels.untilLabel);
      return `- ${it.name}: ${dates} (${formatCopticDates(it, churchYear.months)})`;
    });
  const facts = [
    [labels.addressLabel, formatAddress(address)],
    ...(isPlaceholder(phone) ? [] : [[labels.phoneLabel, formatPhone(phone)]]),
    ...(isPlaceholder(email) ? [] : [[labels.emailLabel, email]]),
    [`${labels.hoursLabel} (${timeZone})`, hours],
    ...(changes.length > 0 ? [[services.labels.changesHeading, changes.join('; ')]] : []),
  ];
  const questions = answeredQuestions(firstVisit).map(
    ({ question, answer, showHours }) => `- ${question} ${answer}${showHours ? ` ${hours}` : ''}`,
  );
  const eventLines = events.map((event) => {
    const place = placeOf(event, church);
    return `- ${formatEvent(event)}${place ? ` (${place})` : ''}`;
  });
  const sections = [
    `# ${name}${nameInFull ? ` (${nameInFull})` : ''}`,
    `> ${summary}`,
    facts.map(([label, fact]) => `- ${label}: ${fact}`).join('\n'),
    `## ${churchYear.labels.heading}`,
    observances.join('\n'),
    ...(events.length > 0 ? [`## ${labels.eventsHeading}`, eventLines.join('\n')] : []),
    ...(questions.length > 0 ? [`## ${firstVisit.heading}`, questions.join('\n')] : []),
    '## Pages',
    links.pages.map(markdownLink).join('\n'),
    '## Calendars',
    links.calendars.map(markdownLink).join('\n'),
  ];
  return `${sections.join('\n\n')}\n`;
}

const markdownLink = ({ name, url, description }: Link) => `- [${name}](${url}): ${description}`;

interface FactLabels {
  addressLabel: string;
  phoneLabel: string;
  emailLabel: string;
  hoursLabel: string;
  eventsHeading: string;
}

interface Link {
  name: string;
  url: string;
  description: string;
}
