import { expect, it } from 'vitest';
import ICAL from 'ical.js';
import { church as someChurch, feedOptions } from '#church/fixtures/church.ts';
import { changeText, nextChangeText } from '#liturgies/change-text.ts';
import { checkParishes } from '#liturgies/fixtures/check-parishes.ts';
import { labels, type ModelService, modelOf, momentOf } from '#liturgies/fixtures/slow-model.ts';
import { liturgiesFeed } from '#liturgies/liturgies-feed.ts';
import { servicesOn } from '#liturgies/services.ts';
import { isAnnounced } from '#liturgies/status.ts';
import { events } from '#site/fixtures/feed.ts';
import { addDays, type CalendarDate, datesBetween, MS_PER_DAY, weekdayOf } from '#time/dates.ts';
import { churchData } from './structured-data.ts';

const urls = {
  home: 'https://church.org/',
  image: 'https://church.org/a.jpg',
  logo: 'https://church.org/b.png',
};

it('the feed has what takes place, and what is canceled, of each day of two months', () => {
  checkParishes({ usual: 100, extended: 1_000 }, (parish) => {
    const { today, timeZone } = parish;
    const model = modelOf(parish);
    const [first, last] = [addDays(today, -1), addDays(today, 59)];
    const [from, to] = [first, addDays(last, 1)].map((date) => momentOf(timeZone, date, '00:00')) as [
      number,
      number,
    ];
    const services = datesBetween(first, last).flatMap(model.servicesOn);
    const textOf = (start: number, end: number, summary: string, place = '', about: string | null = '') =>
      `${new Date(start * 60_000).toISOString()}, ${end - start} minutes: ${summary}, ${place}, ${about ?? ''}`;
    const expected = services
      .filter(({ status }) => status !== 'paused')
      .map((it) => {
        const about = [it.language, it.reason].filter(Boolean).join('\n');
        return textOf(it.start, it.end, (labels[it.status] ?? '') + it.name, it.place, about);
      });
    const church = { ...someChurch, timeZone };
    const file = liturgiesFeed(parish.services, church, today, feedOptions);
    // The days of a pause without hours are all-day entries, which hold no service.
    const timed = events(file).filter(({ uid }) => !uid.startsWith('pause-'));
    const found = timed.flatMap((event) => {
      const at = (time: ICAL.Time) => {
        if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() / 60;
        const [date = '', clock = ''] = time.toString().split('T');
        return momentOf(timeZone, date as CalendarDate, clock.slice(0, 5));
      };
      const length = at(event.endDate) - at(event.startDate);
      const place = event.location.split('\n')[0]?.slice(`${church.name}, `.length);
      return startsOf(event, first, addDays(last, 1))
        .map(at)
        .filter((start) => from <= start && start < to)
        .map((start) => textOf(start, start + length, event.summary, place, event.description));
    });
    expect(found.sort()).toEqual(expected.sort());
  });
});

/** Starts from about one date up to another: those of an event in UTC may be on the day before or after. */
function startsOf(event: ICAL.Event, from: string, to: string) {
  const start = event.startDate.clone();
  const starts = [start];
  if (event.isRecurring()) {
    // Where it repeats each week since years ago: from the week before on.
    const isWeekly = String(event.component.getFirstPropertyValue('rrule')).startsWith('FREQ=WEEKLY');
    const weeks = (Date.parse(from) - Date.parse(start.toString().slice(0, 10))) / (7 * MS_PER_DAY);
    start.adjust(isWeekly ? Math.max(0, Math.floor(weeks)) * 7 : 0, 0, 0, 0);
    const iterator = event.iterator(start);
    starts.length = 0;
    // The library's types leave out that there may be no next one.
    const nextTime = () => iterator.next() as ICAL.Time | undefined;
    for (let next = nextTime(); next && next.toString() < to; next = nextTime()) starts.push(next);
  }
  return starts;
}

it('structured data has the hours of what takes place on each day of two months, and none of days without hours', () => {
  checkParishes({ usual: 500, extended: 10_000 }, (parish) => {
    const { services, observances, today } = parish;
    const model = modelOf(parish);
    const { openingHoursSpecification = [] } = churchData(someChurch, services, observances, today, urls);
    const all = openingHoursSpecification as unknown as Record<string, string>[];
    const dates = datesBetween(today, addDays(today, 59));
    const found = dates.map((date) => {
      const ofDate = all.filter((it) => !it.dayOfWeek && it.validFrom === date && it.validThrough === date);
      const weekly = all.filter(
        ({ dayOfWeek, validFrom = '', validThrough = '9' }) =>
          dayOfWeek?.endsWith(weekdayOf(date)) && validFrom <= date && date <= validThrough,
      );
      const shown = (ofDate.length > 0 ? ofDate : weekly).filter(({ opens, closes }) => opens !== closes);
      return [
        date,
        ...shown.map(({ opens, closes, name = '' }) => `${opens}–${closes} ${name}`).sort(),
      ].join();
    });
    const expected = dates.map((date) =>
      [
        date,
        ...model
          .heldOn(date)
          .map(({ hours, place = '' }) => `${hours} ${place}`)
          .sort(),
      ].join(),
    );
    expect(found).toEqual(expected);
    // Of a day without hours nobody knows that it is closed.
    const unknown = dates.filter((date) => model.unknownOn(date, addDays(today, -1)) === 'day');
    expect(all.filter((it) => !it.dayOfWeek && unknown.includes(it.validFrom as CalendarDate))).toEqual([]);
  });
});

it('a message has the status, the day, the name and the hours of a service', () => {
  checkParishes({ usual: 500, extended: 10_000 }, (parish) => {
    const { services, today } = parish;
    const model = modelOf(parish);
    const dates = datesBetween(today, addDays(today, 6));
    const announced = dates.map((date) =>
      model.servicesOn(date).filter(({ status }) => !/usual|paused/.test(status)),
    );
    for (const [index, date] of dates.entries()) {
      const found = servicesOn(services, date)
        .filter(isAnnounced)
        .map((it) => plain(changeText(it)));
      for (const it of announced[index] ?? [])
        expect(found.filter((text) => text.startsWith(messageOf(it)))).not.toEqual([]);
    }
    const first = announced.find((it) => it.length > 0) ?? [];
    const next = plain(nextChangeText(services, today) ?? '');
    expect(first.length === 0 ? next === '' : first.some((it) => next.startsWith(messageOf(it))), next).toBe(
      true,
    );
  });
});

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

const monthAndDay = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `Canceled: Saturday night, May 1: Praises, 10:00 PM–12:30 AM` */
function messageOf({ date, hours, name, status }: ModelService) {
  const [start = '', end = ''] = hours.split('–');
  const day = monthAndDay.format(new Date(date));
  const weekday = weekdayOf(date);
  const isNight = end <= start && end > '00:00';
  const dayText = isNight
    ? `${weekday} night, ${day}`
    : `${weekday}, ${day}${start < '04:00' ? ', after midnight' : ''}`;
  const [from, to] = [start, end].map((clock) => {
    const hour = Number(clock.slice(0, 2));
    return { text: `${hour % 12 || 12}${clock.slice(2)}`, half: hour < 12 ? ' AM' : ' PM' };
  });
  const range = `${from?.text}${from?.half === to?.half ? '' : from?.half}–${to?.text}${to?.half}`;
  return `${labels[status] ?? ''}${dayText}: ${name}, ${range}`;
}
