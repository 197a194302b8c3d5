import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { church, feedOptions } from '#church/fixtures/church.ts';
import { rules } from '#church-year/fixtures/rules.ts';
import { events } from '#site/fixtures/feed.ts';
import { datesBetween } from '#time/dates.ts';
import { liturgy, noServices } from './fixtures/services.ts';
import { timesOf } from './hours.ts';
import { liturgiesFeed } from './liturgies-feed.ts';
import type { LiturgyChange } from './schema.ts';
import { weeklyServiceOn } from './services.ts';
import { isAnnounced, isHeld } from './status.ts';

const { EXTENDED, CI } = process.env;
/** Of Debian's `python3-recurring-ical-events`. */
const reader = '/usr/lib/python3/dist-packages/recurring_ical_events.py';

/** The week of the month, a season, a replacement, and nights that begin or end in a change of the clocks. */
const liturgies = [
  liturgy('Friday, 12:00 AM–2:00 AM'),
  liturgy('Saturday, 11:00 PM–4:00 AM'),
  liturgy('Sunday, 2:30 AM–5:00 AM', { id: 'early' }),
  liturgy('Sunday, 8:30 AM–11:30 AM'),
  liturgy('Wednesday, 6:00 PM–8:00 PM', { firstDate: '2019-09-01' }),
  liturgy('Friday, 12:30 AM–2:30 AM', { id: 'last-friday', week: 'last' }),
  liturgy('Saturday, 10:00 PM–4:00 AM', { id: 'first-saturday', week: 'first', firstDate: '2019-09-01' }),
  liturgy('Sunday, 1:30 AM–3:30 AM', { id: 'second-sunday', week: 'second', replaces: 'early' }),
];
const changes = [
  { liturgy: 'sunday', date: '2027-03-14', startTime: '9:00 AM', endTime: '1:00 PM' },
  { liturgy: 'friday', date: '2026-12-11', canceled: true },
  // In the week after an hour that clocks skip, in Cairo and New York.
  { liturgy: 'friday', date: '2027-05-07', canceled: true },
  { liturgy: 'early', date: '2027-03-21', canceled: true },
] satisfies LiturgyChange[];
const greatFriday = '2 days before Pascha';
const pauses = [{ id: 'a', text: 'A', firstDate: greatFriday, lastDate: greatFriday } as const];
const services = { ...noServices, liturgies, changes, pauses };

/** Start, and minutes. */
const textOf = (start: number, end: number) => `${new Date(start).toISOString()} ${(end - start) / 60_000}`;
const [from, to] = ['2026-11-30', '2029-11-15'] as const;
const isBetween = (text: string) => from < text && text < to;

describe.each(['Africa/Cairo', 'America/New_York', 'America/Winnipeg', 'Africa/Casablanca'])(
  'in %s, what takes place in three years is read by',
  (timeZone) => {
    const expected = datesBetween('2026-11-29', '2029-11-18')
      .flatMap((date) =>
        liturgies.flatMap((it) => {
          const service = weeklyServiceOn(services, it, date);
          if (!service || !(isHeld(service) || isAnnounced(service))) return [];
          const { start, end } = timesOf(service, timeZone);
          return textOf(start.epochMilliseconds, end.epochMilliseconds);
        }),
      )
      .filter(isBetween)
      .sort();
    const options = { ...feedOptions, observances: rules.observances };
    const file = liturgiesFeed(services, { ...church, timeZone }, '2026-11-28', options);

    it('ical.js', () => {
      const zone = new ICAL.Timezone(
        new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vtimezone') ?? '',
      );
      const momentOf = (time: ICAL.Time) => {
        if (time.zone !== ICAL.Timezone.utcTimezone) time.zone = zone;
        return time.toUnixTime() * 1000;
      };
      // Those of pauses are all day.
      const timed = events(file).filter(({ startDate }) => !startDate.isDate);
      const found = timed.flatMap((event) => {
        if (!event.isRecurring()) return textOf(momentOf(event.startDate), momentOf(event.endDate));
        const texts: string[] = [];
        const iterator = event.iterator();
        // The library's types leave out that there may be no next one.
        const nextTime = () => iterator.next() as ICAL.Time | undefined;
        for (let next = nextTime(); next && next.year < 2030; next = nextTime()) {
          const { startDate, endDate } = event.getOccurrenceDetails(next);
          texts.push(textOf(momentOf(startDate), momentOf(endDate)));
        }
        return texts;
      });
      expect(found.filter(isBetween).sort()).toEqual(expected);
    });

    it.skipIf(!EXTENDED || (!CI && !existsSync(reader)))('recurring-ical-events', () => {
      // By the rules of the file: for a zone that it knows by its name, the library goes by older ones.
      const input = file.replaceAll(timeZone, `Feed/${timeZone}`);
      const script = join(import.meta.dirname, 'fixtures/read-feed.py');
      const { stdout, stderr } = spawnSync('/usr/bin/python3', [script, from, to], {
        input,
        encoding: 'utf8',
      });
      const found = stdout.split('\n').filter(isBetween);
      expect(found.sort(), stderr).toEqual(expected);
    });
  },
);
