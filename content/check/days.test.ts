import { expect, test } from 'vitest';
import { churchDay } from '#church-year/church-year.ts';
import { churchDayLines, formatFirstDay } from '#church-year/church-year-text.ts';
import { churchYearFeed } from '#church-year/church-year-feed.ts';
import { church, feedOptions } from '#church/fixtures/church.ts';
import { type ContentFile, contentFiles, dictionaryName, parseContent } from '#content/content-files.ts';
import { load } from '#content/load.ts';
import { project } from './fixtures/content.ts';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { inLanguage } from '#language/current-language.ts';
import { type LanguageCode, languageOf } from '#language/languages.ts';
import { churchData } from '#layout/structured-data.ts';
import { readingOn } from '#readings/readings.ts';
import { comingReadings, formatReadingDay, readingOf } from '#liturgies/coming-readings.ts';
import { formatTimeRange } from '#liturgies/hours.ts';
import { liturgiesFeed } from '#liturgies/liturgies-feed.ts';
import { agenda, type Service } from '#liturgies/services.ts';
import { isHeld, statusLabel } from '#liturgies/status.ts';
import { events, subscribedEvents } from '#site/fixtures/feed.ts';
import { addDays, type CalendarDate, datesBetween, weekdayOf } from '#time/dates.ts';
import { createDictionary } from '#content/dictionary.ts';
import { localize } from '#content/fill-variables.ts';

// What days from 2026 to 2032 say, as literal sentences. The content is that of the fixture `parish`, with hours of its own.

interface Row {
  home: string[];
  next?: string;
  hours?: string[];
  gospel?: string[];
  search?: string[];
  calendars?: string[];
}

const table = readFixture(import.meta.dirname, 'fixtures/days.yaml') as {
  services: object;
  days: Partial<Record<LanguageCode, Record<string, Row>>>;
};
const { written: parish } = load(project, ['starter/src/content', 'e2e/fixtures/parish']);
const facts = { 'church.yaml': parish('church.yaml') };

function read<Name extends ContentFile>(name: Name, data: unknown, code: LanguageCode) {
  const translations = code === 'en' ? undefined : createDictionary(parish(dictionaryName(code)));
  const language = languageOf(code);
  const options = {
    facts,
    schema: contentFiles[name],
    name,
    language,
    ...(translations && { dictionary: translations }),
  };
  const content = parseContent(name, localize(data, options).data);
  if (!content) throw new Error(`${name} is not valid`);
  return content;
}

function site(code: LanguageCode) {
  const churchYear = read('church-year.yaml', parish('church-year.yaml'), code);
  const readings = { ...read('readings.yaml', parish('readings.yaml'), code), churchYear };
  return { churchYear, readings, services: read('liturgies.yaml', table.services, code) };
}

function tell(code: LanguageCode, today: CalendarDate): Required<Row> {
  const { churchYear, readings, services } = (sites[code] ??= site(code));
  const { observances } = churchYear;
  const day = churchDay(churchYear, today);
  const { names, sentences } = churchDayLines(day, today);
  const [known] = agenda(services, observances, today);
  const hours = known?.services.map((service) => {
    const label = statusLabel(service);
    const reading = readingOf(readings, services, { ...service });
    return `${label ? `${label}: ` : ''}${formatTimeRange(service.hours)} ${service.name}${service.isBeforeFeast ? ' (not of the feast)' : ''}${reading && isHeld(service) ? `: ${reading.gospel}` : ''}`;
  });
  const feed = { ...feedOptions, observances };
  return {
    home: [...names, ...sentences],
    next: day.next ? `${formatFirstDay(day.next)}: ${day.next.name}` : '',
    hours: [
      ...(hours ?? []),
      ...(known?.isUnknown ? ['call'] : []),
      ...(known?.isEveUnknown ? ['this evening: call'] : []),
    ],
    gospel: comingReadings(readings, services, today, 0).map(
      (it) => `${formatReadingDay(it)}: ${[it.name, it.gospel].filter(Boolean).join(', ')}`,
    ),
    search: searchHours(services, churchYear, today),
    calendars: [
      ...subscribedEvents(liturgiesFeed(services, church, today, feed), today, addDays(today, 1)).map(
        (text) =>
          text.replace(
            /^\d{4}-\d\d-\d\d(?:T(\d\d:\d\d):\d\d)?\S* /,
            (_, time?: string) => `${time ?? 'all day'} `,
          ),
      ),
      ...events(churchYearFeed(churchYear as never, church, today, feed))
        .filter(({ startDate }) => startDate.toString().startsWith(today))
        .map(
          ({ startDate, summary }) =>
            `${startDate.isDate ? 'all day' : startDate.toString().slice(11, 16)} ${summary}`,
        ),
    ],
  };
}

function searchHours(services: Site['services'], { observances }: Site['churchYear'], date: CalendarDate) {
  const urls = { home: 'https://church.org/', image: '', logo: '' };
  const { openingHoursSpecification = [] } = churchData(church, services, observances, date, urls);
  const all = openingHoursSpecification as unknown as Record<string, string>[];
  const shown = all.filter(
    ({ dayOfWeek, validFrom = '', validThrough = '9' }) =>
      validFrom <= date && date <= validThrough && (!dayOfWeek || dayOfWeek.endsWith(weekdayOf(date))),
  );
  const ofDate = shown.filter(({ dayOfWeek }) => !dayOfWeek);
  return (ofDate.length > 0 ? ofDate : shown).map(({ opens, closes }) =>
    opens === closes ? 'closed' : `${opens}–${closes}`,
  );
}

type Site = ReturnType<typeof site>;
const sites: Partial<Record<LanguageCode, Site>> = {};

for (const [code, days] of Object.entries(table.days) as [LanguageCode, Record<string, Row>][]) {
  test.each(Object.entries(days))(`in the language ${code}, what %s says`, (date, expected) => {
    const told = inLanguage(languageOf(code), () => tell(code, date as CalendarDate));
    const plain = (it: string) => it.replaceAll('\u00A0', ' ');
    const found = Object.fromEntries(
      Object.keys(expected).map((key) => {
        const value = told[key as keyof Row];
        return [key, typeof value === 'string' ? plain(value) : value.map(plain)];
      }),
    );
    expect(found).toEqual(expected);
  });
}

const [firstDay, lastDay] = ['2026-09-01', '2028-08-31'] as const;
const everyDay = datesBetween(firstDay, lastDay);

test('on every day a Gospel stands at one liturgy, and nothing is closed that is unknown', () => {
  const { churchYear, readings, services } = site('en');
  const read = (service: Service) => readingOf(readings, services, service)?.references ?? [];
  const days = agenda(services, churchYear.observances, firstDay, lastDay);
  for (const { date, services: all } of days) {
    const found = all.flatMap(read);
    expect(found, date).toEqual([...new Set(found)]);
    expect(all.filter((it) => !it.isLiturgy).flatMap(read), date).toEqual([]);
  }
  for (const { date } of days.filter(({ isUnknown }) => isUnknown))
    expect(searchHours(services, churchYear, date), date).not.toContain('closed');
});

test('a feast is on its days everywhere: on Home, in the feed, and as the name of a Gospel', () => {
  const { churchYear, readings } = site('en');
  const feasts = churchYear.observances.filter(({ rank }) => /feast$/i.test(rank)).map(({ name }) => name);
  const feed = churchYearFeed(churchYear as never, church, '2027-09-20', feedOptions);
  const inFeed = events(feed).flatMap(({ summary, startDate, endDate }) => {
    const [first, end] = [startDate, endDate].map((it) => it.toString().slice(0, 10) as CalendarDate);
    return datesBetween(first ?? firstDay, addDays(end ?? lastDay, -1)).map((date) => ({
      date,
      name: summary,
    }));
  });
  const onHome = everyDay.flatMap((date) =>
    churchDay(churchYear, date).celebrated.map(({ name }) => ({ date, name })),
  );
  const named = everyDay.map((date) => ({
    date,
    name: readingOn(readings, date)?.name?.replace(/, day.*/, '') ?? '',
  }));
  const [home, calendar, gospels] = [onHome, inFeed, named].map((days) =>
    days
      .filter(({ date, name }) => firstDay <= date && date <= lastDay && feasts.includes(name))
      .map(({ date, name }) => `${date} ${name}`)
      .sort(),
  );
  expect(home).toEqual(calendar);
  expect(home).toEqual(expect.arrayContaining(gospels ?? []));
});

test('the last day that is named of a fast is a day of it, and the day after it is not', () => {
  const { churchYear } = site('en');
  const days = everyDay.map((date) => ({ date, ...churchDay(churchYear, date) }));
  // The weekly fast is of one day.
  const inFast = days.filter(({ fast, fastGoesOnThrough }) => fastGoesOnThrough && (!fast || fast.id));
  for (const { date, fastGoesOnThrough: last = date } of inFast) {
    expect(churchDay(churchYear, last).fastGoesOnThrough, date).toBe(last);
    expect(churchDay(churchYear, addDays(last, 1)).fast?.id, date).toBeUndefined();
  }
  for (const { date, noFastThrough: last = '2027-06-20' } of days.filter(
    ({ noFastThrough }) => noFastThrough,
  )) {
    expect(churchDay(churchYear, last).fast, date).toBeUndefined();
    expect(churchDay(churchYear, addDays(last, 1)).fast?.name, date).toBe('Apostles’ Fast');
  }
});

test('the table has a day of each feast and fast, all of two Holy Weeks, and the days of the week', () => {
  const dates = Object.keys(table.days.en ?? {}) as CalendarDate[];
  expect(dates.length).toBeGreaterThanOrEqual(48);
  for (const days of [datesBetween('2027-04-24', '2027-05-02'), datesBetween('2028-04-08', '2028-04-16')])
    expect(dates).toEqual(expect.arrayContaining(days));
});
