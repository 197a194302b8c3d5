import { addDays, type CalendarDate } from '#time/dates.ts';
import type { Observance } from '#church-year/schema.ts';
import type { During } from '#time/during.ts';
import { midnightOf } from '#time/time-zones.ts';
import { currentLiturgies, replacedOnItsDays, type Season } from './liturgies.ts';
import { MOST_DAYS } from './recurrence.ts';
import type { Liturgy, LiturgiesFile } from './schema.ts';
import { type Entry, entriesOf, isEve, isRunning, markedEntry, nextEntries } from './panel-entries.ts';
import { type Call, type PauseLine, pauseLines } from './pause-lines.ts';
import { agenda, type Service, weeklyServiceOn } from './services.ts';
import { SHOWN_DAYS, shownDays } from './shown-days.ts';
import { isSpecial, isUsual } from './status.ts';

/** The days whose services are rows. Changes and pauses after them are in the list of changes. */
export const ROW_DAYS = 7;

/** In which a weekly liturgy has its next two days. */
const TWO_WEEKS = 2 * ROW_DAYS;

/** A page that was built two days ago tells the two weeks after today, or months where a liturgy is of one week of the month. */
const horizonOf = (liturgies: readonly Liturgy[]) =>
  SHOWN_DAYS + (liturgies.some(({ week }) => week) ? 2 * MOST_DAYS : TWO_WEEKS);

/**
 * What visitors read of the weekly hours and the next services, at each minute of the day of the build and the two days after it.
 * @param observances of the church year
 * @param timeZone of the parish; moments are minutes since 1970 in UTC
 */
export function hoursPanel(
  services: LiturgiesFile,
  observances: readonly Observance[],
  today: CalendarDate,
  timeZone: string,
): HoursPanel {
  const midnight = (date: CalendarDate) => midnightOf(date, timeZone);
  const { liturgies } = services;
  const days = agenda(services, observances, addDays(today, -1), addDays(today, horizonOf(liturgies)));
  const start = midnight(today);
  const entries = days.flatMap((day) => entriesOf(day, timeZone)).filter(({ end }) => end > start);
  entries.sort((a, b) => a.start - b.start);

  const changes = entries.flatMap((it) => [it.start, it.end]);
  const { moments, dateAt, when } = shownDays(today, timeZone, changes);

  const markedAt = new Map(moments.map((it) => [it, markedEntry(entries, it, dateAt(it))]));
  const isMarked = (is: (entry: Entry) => boolean) =>
    when((minute) => {
      const marked = markedAt.get(minute);
      return marked !== undefined && is(marked);
    });
  const nextAt = new Map(moments.map((it) => [it, nextEntries(entries, it, dateAt(it))]));

  const rowDays = days.slice(1, ROW_DAYS + 1);
  const lines = pauseLines(services, observances, today, rowDays.at(-1)?.date)
    .map((line) => ({ ...line, during: before(line.until), call: line.call && callOf(line, line.call) }))
    .filter(({ during }) => during?.length !== 0);
  const running = entries.flatMap(({ service }) => (service && service.date < today ? service : []));
  const dated = [...running, ...rowDays.flatMap((day) => day.services)];
  const listed = currentLiturgies(liturgies, today);
  /** The usual hours of the same day in the other weeks of the month. */
  const insteadOf = (liturgy?: Liturgy) => {
    const replaced = liturgy && replacedOnItsDays(liturgy, liturgies);
    return listed.some((it) => it.liturgy === replaced) ? replaced : undefined;
  };
  const liturgyOf = (service: Service) => liturgies.find((it) => isOf(service, it));
  const isDated =
    lines.length > 0 ||
    dated.some((it) => !isUsual(it) || Boolean(it.isBeforeFeast) || insteadOf(liturgyOf(it)) !== undefined) ||
    // Its season may have ended in the night.
    running.some((it) => !listed.some(({ liturgy }) => isOf(it, liturgy)));
  const usual = listed.map(undatedRow);
  return {
    lines,
    rows: isDated ? datedRows() : usual,
    usual,
    // On its eve, the feast comes after the services of the day.
    next: entries
      .toSorted((a, b) => a.date.localeCompare(b.date) || Number(isEve(a)) - Number(isEve(b)))
      .flatMap((entry) => {
        const during = when((minute) => nextAt.get(minute)?.includes(entry) ?? false);
        if (during?.length === 0) return [];
        const { date, service, line } = entry;
        // Within what is shown then, later times do not matter.
        const shown = moments.filter((it) => nextAt.get(it)?.includes(entry));
        const isNow = (minute: number) => service !== undefined && isRunning(entry, minute);
        return {
          service,
          line,
          during,
          before: when((minute) => dateAt(minute) !== date && !isNow(minute), shown),
          today: when((minute) => dateAt(minute) === date && !isNow(minute), shown),
          upcoming: when((minute) => !isNow(minute), shown),
          now: when(isNow, shown),
        };
      }),
    today: when(hasToday),
    nextLiturgy: when((minute) => !hasToday(minute) && !hasName(minute)),
    nextService: when((minute) => !hasToday(minute) && hasName(minute)),
  };

  function before(date: CalendarDate) {
    return when((minute) => minute < midnight(date));
  }

  function callOf({ pause }: PauseLine, call: Call) {
    const during = before(call.until);
    const mark = isMarked(
      ({ line, date }) =>
        line?.pause.id === pause.id && line.call?.what === call.what && call.dates.includes(date),
    );
    return during?.length === 0 ? undefined : { ...call, during, mark };
  }

  function hasToday(minute: number) {
    const next = nextAt.get(minute) ?? [];
    return next.some((it) => it.date === dateAt(minute) || isRunning(it, minute));
  }

  function hasName(minute: number) {
    const next = nextAt.get(minute) ?? [];
    return next.some(({ service }) => service?.isNamed);
  }

  function undatedRow({ liturgy, shownDates }: ListedLiturgy): Row {
    const is = ({ service }: Entry) => service !== undefined && isOf(service, liturgy) && isUsual(service);
    return {
      liturgy,
      shownDates,
      insteadOf: insteadOf(liturgy),
      now: when((minute) => entries.some((it) => is(it) && isRunning(it, minute))),
      mark: isMarked(is),
    };
  }

  function datedRows(): Row[] {
    const rows = dated.map((service) => {
      const entry = entries.find((it) => it.service === service);
      const until = entry?.end ?? midnight(addDays(service.date, 1));
      const { shownDates = {} } = listed.find(({ liturgy }) => isOf(service, liturgy)) ?? {};
      return {
        service,
        shownDates,
        insteadOf: isUsual(service) ? insteadOf(liturgyOf(service)) : undefined,
        during: when((minute) => minute < until),
        now: when((minute) => entry !== undefined && isRunning(entry, minute)),
        mark: isMarked((it) => it === entry),
      };
    });
    // A season that begins in the second week. If its first day has a change, the list of changes tells it.
    const later = listed.flatMap(({ liturgy, shownDates }) => {
      const date = shownDates.firstDate;
      if (!date || date >= addDays(today, TWO_WEEKS)) return [];
      const service = weeklyServiceOn(services, liturgy, date);
      const isNew = service && isUsual(service) && !dated.some((it) => isOf(it, liturgy));
      return isNew ? { service, shownDates, now: [], mark: [] } : [];
    });
    return [...rows, ...later];
  }
}

type ListedLiturgy = ReturnType<typeof currentLiturgies>[number];

export interface HoursPanel {
  lines: PanelLine[];
  rows: Row[];
  /** The weekly liturgies without dates, for paper. */
  usual: Row[];
  /** What is held today and on the next day, with what nobody knows the hours of. */
  next: NextEntry[];
  /** When something is left of the day. */
  today: During;
  /** When nothing is left of it, and the next ones are usual liturgies, or some have another name. */
  nextLiturgy: During;
  nextService: During;
}

/** A weekly liturgy without a date, or a service on its day: where one row has a date, all have. */
export interface Row {
  service?: Service;
  liturgy?: Liturgy;
  shownDates: Season;
  /** The weekly liturgy in whose place it is held in one week of the month. */
  insteadOf?: Liturgy | undefined;
  /** When it is shown; always without it. */
  during?: During;
  /** When it is held at present. */
  now: During;
  /** When it has the bar. */
  mark: During;
}

export interface PanelLine extends PauseLine {
  /** When it is shown; always without it. */
  during: During;
  call: (Call & { during: During; mark: During }) | undefined;
}

export interface NextEntry {
  service: Service | undefined;
  /** Without a service: of the unknown hours. */
  line: PauseLine | undefined;
  during: During;
  /** When its date is before its hours, when `Today` is; when its hours are shown, and when in place of all that it is held at present. */
  before: During;
  today: During;
  upcoming: During;
  now: During;
}

const isOf = (service: Service, liturgy: Liturgy) => service.id === liturgy.id && !isSpecial(service);
