import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import latest from 'moment-timezone/data/packed/latest.json' with { type: 'json' };
import { Temporal } from 'temporal-polyfill';
import { afterEach, expect, it, test } from 'vitest';
import {
  canonicalName,
  clockAt,
  dateIn,
  describeOffsets,
  formatOffset,
  isTimeZone,
  momentOf,
  offsetAt,
  rulesOf,
  zoneData,
  zoneNotes,
} from './time-zones.ts';

const newYork = 'America/New_York';
const offsetOn = (timeZone: string, moment: string) => formatOffset(offsetAt(timeZone, Date.parse(moment)));
const momentIn = (timeZone: string, clock: string) =>
  new Date(momentOf(timeZone, Temporal.PlainDateTime.from(clock))).toISOString();

test('a day begins at midnight of the time zone', () => {
  const dateAt = (now: string) => dateIn(newYork, new Date(now));
  expect(['2026-12-06T04:59:59Z', '2026-12-06T05:00:00Z'].map(dateAt)).toEqual(['2026-12-05', '2026-12-06']);
});

// What governments decided in 2026, as the news of the releases 2026b to 2026f tell it.
test.each([
  ['America/Winnipeg', '2026-12-06T13:30:00Z', '-05:00'],
  ['America/Winnipeg', '2026-01-06T13:30:00Z', '-06:00'],
  ['America/Havana', '2026-12-06T13:30:00Z', '-04:00'],
  ['America/Inuvik', '2026-12-06T13:30:00Z', '-06:00'],
  ['America/Yellowknife', '2026-12-06T13:30:00Z', '-06:00'],
  ['America/Edmonton', '2026-12-06T13:30:00Z', '-06:00'],
  ['America/Vancouver', '2026-12-06T13:30:00Z', '-07:00'],
  ['Africa/Casablanca', '2026-12-06T13:30:00Z', '+00:00'],
])('the offset of %s at %s is %s', (timeZone, moment, offset) => {
  expect(offsetOn(timeZone, moment)).toBe(offset);
});

test('the date, and what the clocks show, go by these rules', () => {
  expect(dateIn('America/Winnipeg', new Date('2026-12-06T05:30:00Z'))).toBe('2026-12-06');
  expect(String(clockAt('America/Winnipeg', Date.parse('2026-12-06T13:30:00Z')))).toBe('2026-12-06T08:30:00');
  expect(momentIn('America/Winnipeg', '2026-12-06T08:30')).toBe('2026-12-06T13:30:00.000Z');
});

test('all time zones have the offsets of Node in the years before, and in most the next ones', () => {
  const moments = Array.from({ length: 40 }, (_, index) => Date.UTC(2016, index * 3, 15));
  const ofNode = (timeZone: string, moment: number) =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).offset;
  const differing = Intl.supportedValuesOf('timeZone').filter((timeZone) =>
    moments.some((moment) => formatOffset(offsetAt(timeZone, moment)) !== ofNode(timeZone, moment)),
  );
  expect(differing).toEqual([]);
  for (const timeZone of [newYork, 'Africa/Cairo', 'Australia/Lord_Howe', 'Asia/Gaza', 'America/Santiago'])
    for (let at = Date.UTC(2024, 0); at < Date.UTC(2030, 0); at += 7 * 60 * 60 * 1000)
      expect(formatOffset(offsetAt(timeZone, at))).toBe(ofNode(timeZone, at));
});

test.each([
  // The first of a time that clocks show twice; of one that they skip, the time that is as much later.
  [newYork, '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  [newYork, '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  [newYork, '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  ['Africa/Cairo', '2027-04-30T00:00', '2027-04-29T22:00:00.000Z'],
  ['Africa/Cairo', '2026-10-29T23:30', '2026-10-29T20:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z'],
  // A day that was left out.
  ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00:00.000Z'],
  ['UTC', '2026-12-06T08:30', '2026-12-06T08:30:00.000Z'],
  ['+05:30', '2026-12-06T08:30', '2026-12-06T03:00:00.000Z'],
  ['-09:30', '2026-12-06T08:30', '2026-12-06T18:00:00.000Z'],
  ['us/eastern', '2026-12-06T08:30', '2026-12-06T13:30:00.000Z'],
])('clocks in %s show %s at %s', (timeZone, clock, moment) => {
  expect(momentIn(timeZone, clock)).toBe(moment);
});

test('a time zone has a name that is known, an alias, or an offset', () => {
  const names = [newYork, 'US/Eastern', 'Etc/GMT+6', 'UTC', '-05:00', 'Mars/Olympus', '+05:75', ''];
  expect(names.map(isTimeZone)).toEqual([true, true, true, true, true, false, false, false]);
  expect(['US/Eastern', 'Asia/Kolkata', 'America/Winnipeg'].map(canonicalName)).toEqual([
    newYork,
    'Asia/Calcutta',
    'America/Winnipeg',
  ]);
});

test('offsets are written for scripts that have no data', () => {
  const describe = (timeZone: string) => describeOffsets(timeZone, Date.parse('2026-12-06T10:00:00Z'));
  expect(describe(newYork)).toBe('-05:00 until 2027-03-14T07:00:00.000Z, then -04:00');
  expect(describe('America/Winnipeg')).toBe('-05:00');
});

afterEach(() => void (latest.zones = latest.zones.filter((it) => !it.startsWith('Mars/'))));

it('asks nobody else about a zone that the data knows', () => {
  // 74 minutes behind UTC.
  latest.zones.push('Mars/Gale|MST|1e|0||');
  expect(dateIn('Mars/Gale', new Date('2026-12-06T01:13:00Z'))).toBe('2026-12-05');
  expect(momentIn('Mars/Gale', '2026-12-06T08:30')).toBe('2026-12-06T09:44:00.000Z');
  expect(canonicalName('Mars/Gale')).toBe('Mars/Gale');
});

const cairo = latest.zones.find((it) => it.startsWith('Africa/Cairo|')) ?? '';
const [name, abbreviations, offsets = '', indices, differences = ''] = cairo.split('|');
const withZones = (...zones: string[]) => ({ ...latest, zones });

test.each([
  ['missing', ''],
  ['a name alone', 'Africa/Cairo'],
  ['without an offset', [name, abbreviations, '-20', indices, differences].join('|')],
  ['with a character that is no digit', cairo.replace(offsets, '-2! -30')],
  ['without the last change', cairo.replace(/ \w+(\|[^|]*)$/, '$1')],
  ['out of order', cairo.replace(differences, differences.replace(/ \w+/, ' -1'))],
])('where the data of a zone is damaged, %s, its rules are those of Node, which is said', (_, zone) => {
  const data = withZones(zone);
  const rules = rulesOf('Africa/Cairo', data);
  expect(rules.isOfNode).toBe(true);
  const { changes } = rulesOf('Africa/Cairo');
  const isPresent = ({ at }: { at: number }) => Date.UTC(2026, 0) < at && at < Date.UTC(2030, 0);
  expect(rules.changes.filter(isPresent)).toEqual(changes.filter(isPresent));
  expect(zoneNotes('Africa/Cairo', new Date('2026-12-06'), data)).toEqual([
    `The hours of Africa/Cairo go by Node's tz ${process.versions.tz}: tz 2026f of moment-timezone has no rules for it that can be read.`,
  ]);
});

test('the notes say where Node differs in the coming year, and which rules are used', () => {
  const at = new Date('2026-06-01');
  const stays = cairo.replace(/\|[^|]*\|[^|]*\|[^|]*\|[^|]*$/, '|-20|0||');
  expect(zoneNotes('Africa/Cairo', at, withZones(stays))).toEqual([
    `The hours of Africa/Cairo go by tz 2026f of moment-timezone. By Node's tz ${process.versions.tz}, they would differ from 2026-06-01 on: +03:00 in place of +02:00.`,
  ]);
  expect(zoneNotes('Africa/Cairo', at, { ...withZones(stays), version: '2020a' })[0]).toMatch(
    /Update moment-timezone\.$/,
  );
  expect(zoneNotes(newYork, at)).toEqual([]);
});

test('data that is more than a year old says its age; a zone that nobody knows is one sentence', () => {
  expect(zoneNotes(newYork, new Date('2027-10-29'))).toEqual([]);
  expect(zoneNotes(newYork, new Date('2027-10-30'))).toEqual([
    'The rules of time zones, tz 2026f of moment-timezone, are of 2026-10-29, 366 days ago: update moment-timezone.',
  ]);
  expect(zoneNotes('Mars/Olympus', new Date('2026-12-06'))).toEqual([
    `Neither tz 2026f of moment-timezone nor Node's tz ${process.versions.tz} knows the time zone Mars/Olympus.`,
  ]);
});

test('the day of the release is that of the package', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('moment-timezone/package.json'));
  const [newest = ''] = readFileSync(join(folder, 'changelog.md'), 'utf8').split('\n');
  expect(newest).toContain(`_${zoneData.releasedOn}_`);
});
