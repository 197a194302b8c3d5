import { isDeepStrictEqual } from 'node:util';
import { addDays, type CalendarDate, MS_PER_DAY, nextWeekday } from '#time/dates.ts';
import { hoursOverlap, parseTime } from '#time/time-of-day.ts';
import type { ContentFile } from '#content-files.ts';
import { valueAt } from '#content-model/content-path.ts';
import { timeOfDay } from '#content-model/fields/date-time.ts';
import { readText } from '#content-model/fields/text.ts';
import { isSamePlace } from '#liturgies/liturgies.ts';
import { pauseOn } from '#liturgies/pauses.ts';
import { liturgiesSchema, type Services, type SpecialService } from '#liturgies/schema.ts';
import { type Language, type LanguageCode, languageOf } from '#language/languages.ts';
import { describeValue } from '#tools/describe-value.ts';
import { parseContent, textsOf } from '#tools/shared/edited-files.ts';
import type { ValueIssue } from './issue.ts';
import type { ReadCommitted } from './past-dates.ts';

/**
 * Finds what is probably not meant in a valid file: the site can be published with it.
 * @param committed reads the file as it was published, where it is known; only those that are compared with it are read
 */
export function findWarnings(
  name: ContentFile,
  data: unknown,
  today: CalendarDate,
  committed?: ReadCommitted,
): ValueIssue[] {
  const services = name === 'liturgies.yaml' && parseContent(name, data);
  const before = services || name === 'pages/home.yaml' ? committed?.(name) : undefined;
  const warnings = [
    ...textWarnings(name, data),
    ...mistakenTimes(name, data, today),
    ...(services
      ? [
          ...seasonsBeside(services),
          ...mistakenServices(services, today),
          ...endedLiturgies(services, today, before),
        ]
      : []),
    ...(name === 'pages/home.yaml' && before ? oldPortrait(data, before) : []),
  ];
  return warnings.map((warning) => ({ ...warning, isWarning: true }));
}

/** @param translatedInto the language of the texts, where it is not the main one */
export function textWarnings(name: ContentFile, data: unknown, translatedInto?: Language): ValueIssue[] {
  return textsOf(name, data).flatMap(({ path, text, node }) => {
    if (node?.translatable === undefined) return [];
    const { maxLength = Infinity } = node;
    const shown = readText(text);
    const [list, code] = path.slice(-2);
    const language = list === 'translations' ? languageOf(code as LanguageCode) : translatedInto;
    // A name may have the letters of another language, a sentence does not.
    const hasLetters =
      !language || !/ .*[.!?]$/.test(shown) || RegExp(`\\p{Script=${language.script}}`, 'u').test(shown);
    const expected =
      shown !== text.trim().replace(/\s*\n\s*/g, ' ')
        ? `plain text on one line; the page shows it without bullets, Markdown and outer quotation marks: ${describeValue(shown)}`
        : shown.length > maxLength
          ? `at most ${maxLength} characters; this text has ${shown.length}`
          : !hasLetters && `the same text in ${language.words.language}`;
    return expected ? [{ path, found: describeValue(text), expected, isWarning: true }] : [];
  });
}

/** A start at night, where noon was meant, and dates of another year. */
const mistakenTimes = (name: ContentFile, data: unknown, today: CalendarDate): Warning[] =>
  textsOf(name, data).flatMap(({ path, text, node }) => {
    const time = path.at(-1) === 'startTime' && timeOfDay.safeParse(text).data;
    const isNight = time && parseTime(time).minutes < 4 * 60;
    const isFar = node?.expires && path[0] !== 'liturgies' && text > addDays(today, 300);
    const expected = isNight
      ? 'an hour from 4:00 AM on, if it is not held at night: noon is 12:00 PM, and the liturgies of the Nativity and the Resurrection begin in the evening'
      : isFar && 'a date in the next 300 days: is the year right?';
    return expected ? [{ path, found: describeValue(text), expected }] : [];
  });

/** Special services at the same time in the same place, and changes that change nothing. */
function mistakenServices(services: Services, today: CalendarDate): Warning[] {
  const { liturgies, changes, specialServices, pauses } = services;
  const overlapping = specialServices.map((service, index) => {
    const daysUntil = ({ date }: SpecialService) =>
      (Date.parse(date) - Date.parse(service.date)) / MS_PER_DAY;
    const other = specialServices
      .slice(0, index)
      .find((it) => isSamePlace(it, service) && hoursOverlap(service, it, daysUntil(it)));
    const expected = `hours that do not overlap '${other?.name}' of ${other?.date}, or another 'place'`;
    return { ...service, path: ['specialServices', index, 'startTime'], isMeant: !other, expected };
  });
  const unchanged = changes.map((change, index) => {
    const usual = liturgies.find(({ id }) => id === change.liturgy);
    const isMeant =
      change.startTime !== usual?.startTime ||
      change.endTime !== usual?.endTime ||
      pauseOn(pauses, change.date);
    return {
      ...change,
      path: ['changes', index, 'startTime'],
      isMeant,
      expected: 'other hours than the usual ones, or no such change',
    };
  });
  return [...overlapping, ...unchanged]
    .filter(({ isMeant, date }) => !isMeant && date >= today)
    .map(({ path, startTime, expected }) => ({ path, found: describeValue(startTime), expected }));
}

/** Seasons whose liturgy is held on the day of another one with its name, in the same place, and not instead of it. */
const seasonsBeside = ({ liturgies }: Services): Warning[] =>
  liturgies.flatMap(({ id, day, name, place, firstDate, lastDate, replaces }, index) => {
    if (replaces || !(firstDate ?? lastDate)) return [];
    const isUsual = (it: (typeof liturgies)[number]) => !(it.firstDate ?? it.lastDate) && !it.replaces;
    const other = liturgies.find(
      (it) => it.id !== id && it.day === day && it.name === name && isSamePlace(it, { place }) && isUsual(it),
    );
    const expected =
      other && `'replaces: ${other.id}', if it is held in its place: without it, both are held on ${day}`;
    return expected ? [{ path: ['liturgies', index, 'replaces'], found: 'nothing', expected }] : [];
  });

/** Liturgies that are not in the list anymore: somebody may have wanted to cancel one day. */
function endedLiturgies({ liturgies }: Services, today: CalendarDate, before: unknown): Warning[] {
  // An older schema may have had other keys beside them.
  const earlier = liturgiesSchema.shape.liturgies.safeParse(valueAt(['liturgies'], before)).data ?? [];
  const ended = earlier.filter(({ id, lastDate }) => !lastDate && !liturgies.some((it) => it.id === id));
  return ended.map(({ id, day }) => ({
    path: ['liturgies'],
    found: `no liturgy '${id}' anymore, in any week`,
    expected: `the liturgy, if only one day is canceled, and below 'changes' the day: liturgy: ${id}, date: ${nextWeekday(today, day)}, canceled: true`,
  }));
}

/** The hero has an image for wide screens and one for phones. */
function oldPortrait(data: unknown, before: unknown): Warning[] {
  const isSame = (...path: string[]) => isDeepStrictEqual(valueAt(path, data), valueAt(path, before));
  const path = ['hero', 'portraitImage', 'file'];
  if (isSame('hero', 'image', 'file') || !isSame(...path)) return [];
  const expected = 'the same scene as the new image, in portrait format: phones show this one';
  return [{ path, found: describeValue(valueAt(path, data)), expected }];
}

type Warning = Omit<ValueIssue, 'isWarning'>;
