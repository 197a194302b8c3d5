import { expect, it } from 'vitest';
import { addDays, type CalendarDate, datesBetween } from '#time/dates.ts';
import type { During } from '#time/during.ts';
import { checkParishes } from './fixtures/check-parishes.ts';
import type { RandomParish } from './fixtures/random-parish.ts';
import {
  clockOf,
  dateAt,
  isDayOf,
  type ModelService,
  modelOf,
  takesPlace,
  type UnknownDay,
} from './fixtures/slow-model.ts';
import { type HoursPanel, hoursPanel } from './hours-panel.ts';
import { agenda, type Service } from './services.ts';

it('the agenda has the services of each day, what is held instead, and whether its hours are known', () => {
  checkParishes({ usual: 250, extended: 5_000 }, (parish) => {
    const { services, observances, today } = parish;
    const model = modelOf(parish);
    const [first, last] = [addDays(today, -1), addDays(today, 17)];
    const found = agenda(services, observances, first, last).flatMap((day) => {
      const unknown = day.isEveUnknown ? 'eve' : day.isUnknown ? 'day' : undefined;
      const all = day.services.map((it) => {
        const instead = it.instead?.map(({ name }) => name) ?? [];
        return `${textOf(it)} ${it.isBeforeFeast ?? false} ${instead.join()}`;
      });
      return [`${day.date} ${unknown} ${day.isFeast}`, ...all.sort()];
    });
    const expected = datesBetween(first, last).flatMap((date) => {
      // As it is said before the day: on a feast itself nothing is.
      const unknown = model.unknownOn(date, addDays(first, -1));
      const onDay = model.servicesOn(date);
      const special = onDay.filter(({ status }) => status === 'special').map(({ name }) => name);
      const all = onDay.map((it) => {
        const instead = it.status === 'canceled' ? special : [];
        return `${textOf(it)} ${it.status === 'usual' && unknown === 'eve'} ${instead.join()}`;
      });
      return [`${date} ${unknown} ${model.isMajorFeast(date)}`, ...all.sort()];
    });
    expect(found).toEqual(expected);
  });
});

it('at each hour of a day, the panel of that day, or one of the two days before, tells what takes place', () => {
  checkParishes({ usual: 1_250, extended: 25_000 }, (parish, day) => {
    const { services, observances, today, timeZone } = parish;
    const model = modelOf(parish);
    const panel = hoursPanel(services, observances, today, timeZone);
    const week = datesBetween(today, addDays(today, 6));
    const all = { parish, model, panel, week, last: addDays(today, 6) };
    const isWeekly = services.liturgies.every((it) => !it.week);
    const lastDate = addDays(today, isWeekly ? 17 : 73);
    expectUndatedRows(all);
    expectLaterRows(all);
    for (const moment of momentsOf(model, addDays(today, day))) {
      const date = dateAt(timeZone, moment);
      const shown = { ...all, moment, date, next: model.nextAt(moment, lastDate) };
      expectNext(shown);
      expectHeading(shown);
      expectRows(shown);
      expectMark(shown);
      expectUnknownDays(shown);
      expectSentences(shown);
    }
  });
});

type Model = ReturnType<typeof modelOf>;

interface Built {
  parish: RandomParish;
  model: Model;
  panel: HoursPanel;
  /** The seven days of the rows, and the last of them. */
  week: CalendarDate[];
  last: CalendarDate;
}

interface Shown extends Built {
  /** In minutes since 1970, and its date. */
  moment: number;
  date: CalendarDate;
  next: ReturnType<Model['nextAt']>;
}

/** Each hour of a day, and where something begins or ends. */
function momentsOf({ at, heldOn }: Model, date: CalendarDate) {
  const [start, end] = [at(date, '00:00'), at(addDays(date, 1), '00:00')];
  const hours = Array.from({ length: Math.ceil((end - start) / 60) }, (_, index) => start + index * 60);
  const services = [...heldOn(addDays(date, -1)), ...heldOn(date)];
  const edges = services.flatMap((it) => [it.start, it.end - 1, it.end]);
  return [...hours, ...edges.filter((it) => start <= it && it < end)];
}

/** "Today and next" has what the model has: with its date, or "Today", before its hours, and "Now" in their place while it goes on. */
function expectNext({ panel, moment, date, next }: Shown) {
  const found = panel.next
    .filter(({ during }) => isDuring(during, moment))
    .map(({ service, line, upcoming, ...labels }) => {
      if (!service) return `${line?.call?.dates.join()} unknown`;
      const isUpcoming = isDuring(upcoming, moment);
      const among = isUpcoming ? (['before', 'today', 'now'] as const) : (['now'] as const);
      return `${textOf(service)} ${among.filter((it) => isDuring(labels[it], moment)).join()}`;
    });
  const expected = next.list.map((it) => {
    if (!isService(it)) return `${it.date} unknown`;
    return `${textOf(it)} ${it.start <= moment ? 'now' : it.date === date ? 'today' : 'before'}`;
  });
  expectSame(moment, found.sort(), expected.sort());
}

/** Its heading says whether something is left of the day, and whether what comes next is the usual liturgy. */
function expectHeading({ parish, panel, moment, date, next }: Shown) {
  const headings = ['today', 'nextLiturgy', 'nextService'] as const;
  const found = headings.filter((it) => isDuring(panel[it], moment));
  const usual = parish.services.usualLiturgy.name;
  const hasToday = next.list.some((it) => it.date <= date);
  const hasName = next.list.some((it) => isService(it) && it.name !== usual);
  expectSame(moment, found, [hasToday ? 'today' : hasName ? 'nextService' : 'nextLiturgy']);
}

/**
 * Rows without dates tell of usual weeks only, of each liturgy once. Those of liturgies that begin next week say so. A liturgy of one
 * week of the month has one where it is held on one of its next two days.
 */
function expectUndatedRows({ parish, model, panel: { rows }, week, last }: Built) {
  const undated = rows.filter(({ service }) => !service);
  if (undated.length === 0) return;
  expect(undated).toEqual(rows);
  const services = week.flatMap(model.servicesOn);
  expect(services.filter(({ status }) => status !== 'usual')).toEqual([]);
  const { liturgies } = parish.services;
  const idOf = (id?: string) => liturgies.find((it) => it.id === id);
  const current = undated.filter(
    ({ liturgy, shownDates }) => !liturgy?.week && (shownDates.firstDate ?? '') <= last,
  );
  expect(current.map(({ liturgy }) => `${liturgy?.id} ${liturgy && rangeOf(liturgy)}`).sort()).toEqual(
    services
      .filter(({ id }) => !idOf(id)?.week)
      .map(({ id, hours }) => `${id} ${hours}`)
      .sort(),
  );
  const monthly = liturgies.filter((it) => {
    const days = datesBetween(parish.today, addDays(last, 64)).filter((date) => it.week && isDayOf(it, date));
    return days.slice(0, 2).some((date) => takesPlace(it, date, liturgies));
  });
  expect(undated.flatMap(({ liturgy }) => (liturgy?.week ? liturgy.id : [])).sort()).toEqual(
    monthly.map(({ id }) => id).sort(),
  );
}

/** A row of the week after them, of a liturgy that begins then, has the usual hours of its date. */
function expectLaterRows({ model, panel: { rows }, last }: Built) {
  for (const { service } of rows)
    if (service && service.date > last)
      expect(model.servicesOn(service.date).map(textOf)).toContain(textOf(service));
}

/** Each service of seven days has one row, until it is over, and so has what goes on since the day before. */
function expectRows({ parish, model, panel: { rows }, week, last, moment, date }: Shown) {
  const services = [addDays(parish.today, -1), ...week].flatMap(model.servicesOn);
  const isNow = (it: ModelService) => it.isHeld && it.start <= moment && moment < it.end;
  if (rows.some(({ service }) => !service)) {
    const found = rows.filter(({ now }) => isDuring(now, moment)).map(({ liturgy }) => liturgy?.id);
    expectSame(
      moment,
      found.sort(),
      services
        .filter(isNow)
        .map(({ id }) => id)
        .sort(),
    );
    return;
  }
  const found = rows
    .filter((it) => it.service && it.service.date <= last && isDuring(it.during, moment))
    .map(({ service, now }) => `${service && textOf(service)} ${isDuring(now, moment)}`);
  const expected = services
    .filter((it) => (it.isHeld ? it.end > moment : it.date >= date))
    .map((it) => `${textOf(it)} ${isNow(it)}`);
  expectSame(moment, found.sort(), expected.sort());
}

/** The mark is at what goes on, or else at what comes next, if it has a row or a line; and nowhere else. */
function expectMark({ parish, panel, moment, last, next }: Shown) {
  const owners = next.marked.map((it) => {
    const isShown = addDays(parish.today, -1) <= it.date && it.date <= last;
    if (!isService(it)) return isShown ? `${it.date} unknown` : undefined;
    // A row without a date tells of all weeks.
    const undated = panel.rows.find(
      ({ service, liturgy }) => !service && it.status === 'usual' && liturgy?.id === it.id,
    );
    return undated?.liturgy ? undated.liturgy.id : isShown ? textOf(it) : undefined;
  });
  const rows = panel.rows
    .filter(({ mark }) => isDuring(mark, moment))
    .map(({ service, liturgy }) => (service ? textOf(service) : liturgy?.id));
  const lines = panel.lines
    .filter(({ call }) => call && isDuring(call.mark, moment))
    .map(({ during, call }) => {
      const dates = isDuring(during, moment) && isDuring(call?.during, moment) ? call?.dates : [];
      return owners.find((it) => dates?.some((date) => it === `${date} unknown`));
    });
  const [found, ...more] = [...rows, ...lines];
  // Of several that start at one time, one has it. What is later than the week has no row.
  const isRight = more.length === 0 && (owners.length > 0 ? owners.includes(found) : !found);
  expectSame(moment, isRight ? [] : [found, ...more], isRight ? [] : owners);
}

/** Whom to call for hours is said of each day without hours, by each pause that it is in, and of no other day. */
function expectUnknownDays({ model, panel, week, moment, date }: Shown) {
  const coming = week.filter((it) => date <= it);
  const found = panel.lines
    .filter(({ during, call }) => isDuring(during, moment) && call && isDuring(call.during, moment))
    .flatMap(({ call }) => call?.dates.filter((it) => coming.includes(it)) ?? []);
  expectSame(
    moment,
    [...new Set(found.sort())],
    coming.filter((it) => model.unknownOn(it, date)),
  );
}

/** A pause is told until it is over, a feast until its day, and that the weekly liturgy is not held in years with one. */
function expectSentences({ parish, model, panel, last, moment, date }: Shown) {
  const found = panel.lines
    .filter(({ kind, during }) => kind !== 'days' && isDuring(during, moment))
    .map(({ pause, kind }) => `${pause.id} ${kind}`);
  const expected = model
    .pausesBetween(parish.today, addDays(last, 1))
    .flatMap(({ pause, firstDate, lastDate }) => {
      const { id, text, weekly } = pause;
      const eve = text.includes('{eve}') ? addDays(firstDate, -1) : undefined;
      if ((eve ?? firstDate) > last) return [];
      const hasWeekly = datesBetween(firstDate, lastDate).some((it) =>
        model.servicesOn(it).some(({ status }) => status !== 'special'),
      );
      // Hours that are entered say more than a sentence about the feast alone.
      const isTold = eve
        ? date <= eve && (!weekly || model.unknownOn(eve, date) === 'eve')
        : date <= lastDate;
      return [isTold && `${id} text`, weekly && hasWeekly && date <= lastDate && `${id} weekly`].filter(
        Boolean,
      );
    });
  expectSame(moment, found.sort(), expected.sort());
}

const isService = (it: ModelService | UnknownDay): it is ModelService => 'status' in it;

/** From and to, and again from and to; where nothing ends the last, without its end. */
const isDuring = (during: During, moment: number) =>
  !during || during.filter((it) => it <= moment).length % 2 === 1;

/** `2026-11-29 08:30–11:30 Vespers, Chapel, special` */
function textOf({ date, name, hours, usual, status, place, language, reason }: Service | ModelService) {
  const about = [name, place, language, status, usual && rangeOf(usual), reason];
  return `${date} ${rangeOf(hours)} ${about.filter(Boolean).join(', ')}`;
}

const rangeOf = (hours: string | { startTime: string; endTime: string }) =>
  typeof hours === 'string' ? hours : `${clockOf(hours.startTime)}–${clockOf(hours.endTime)}`;

/** The moment is part of what is compared, so that a failure tells it. Comparing texts first is faster. */
function expectSame(moment: number, found: readonly unknown[], expected: readonly unknown[]) {
  if (found.join('\n') === expected.join('\n')) return;
  const at = new Date(moment * 60_000).toISOString();
  expect([at, ...found]).toEqual([at, ...expected]);
}
