import { isDeepStrictEqual } from 'node:util';
import { addDays, type CalendarDate, daysBetween } from '#time/dates.ts';
import { hoursOverlap, minutesOf, parseTime } from '#time/time-of-day.ts';
import { type ContentFile, parseContent, textsOf } from '#content/content-files.ts';
import { valueAt } from '#content-model/content-path.ts';
import { timeOfDay } from '#content-model/fields/date-time.ts';
import type { Report } from '#content-model/fields/object.ts';
import { normalizeText, removeInvisible } from '#content-model/fields/text.ts';
import { isSamePlace } from '#liturgies/liturgies.ts';
import { nextRecurrence } from '#liturgies/recurrence.ts';
import { hasEve, pauseOn } from '#liturgies/services.ts';
import { liturgiesSchema, type Liturgy, type LiturgiesFile } from '#liturgies/schema.ts';
import { type Language, type LanguageCode, languageOf } from '#language/languages.ts';
import { describeValue } from './describe-value.ts';
import { rewrite } from '#content/changes.ts';
import { collectIssues, type ValueIssue } from './issue.ts';
import type { ReadCommitted } from './past-dates.ts';

/** Finds what is probably not meant in a valid file: the site can be published with it. */
export function findWarnings(
  name: ContentFile,
  data: unknown,
  today: CalendarDate,
  committed?: ReadCommitted,
): ValueIssue[] {
  return collectIssues(data, (_, warn) => {
    warnOfTexts(name, data, today, warn);
    const services = name === 'liturgies.yaml' && parseContent(name, data);
    if (services) {
      warnOfServices(services, today, warn);
      warnOfEndedLiturgies(services, today, committed?.(name), warn);
    }
    const before = name === 'pages/home.yaml' && committed?.(name);
    if (before) warnOfPortrait(data, before, warn);
  });
}

/** `https://…`, `www.…`, `example.org`, `example.de/bazaar`, `office@example.org` */
const webAddress =
  /https?:\/\/|\bwww\.|[\w-]{2,}\.(?:[a-z]{2,}\/\S|(?:com|net|org|info|church)\b)|\S@\S+\.\S/i;

/** @param translatedInto the language of the texts, where it is not the main one */
export function warnOfTexts(
  name: ContentFile,
  data: unknown,
  today: CalendarDate,
  warn: Report,
  translatedInto?: Language,
) {
  for (const { path, text, node = {} } of textsOf(name, data)) {
    const { maxLength = Infinity, translatable, expires } = node;
    const [list, key] = path.slice(-2);
    const time = key === 'startTime' && timeOfDay.safeParse(text).data;
    if (time && parseTime(time).minutes < 4 * 60)
      warn(
        path,
        'an hour from 4:00 AM on, if it is not held at night: noon is 12:00 PM, and the liturgies of the Nativity and the Resurrection begin in the evening',
      );
    if (expires && path[0] !== 'liturgies' && text > addDays(today, 300))
      warn(path, 'a date in the next 300 days: is the year right?');
    const present = rewrite(name, path, text);
    if (present.text !== text)
      warn(path, `${describeValue(present.text)}: ${present.reason}; npm run update writes it`);
    if (translatable === undefined) continue;
    const shown = normalizeText(text);
    const language = list === 'translations' ? languageOf(key as LanguageCode) : translatedInto;
    // Nobody sees what an invisible character changes.
    if (
      shown !==
      removeInvisible(text)
        .trim()
        .replace(/\s*\n\s*/g, ' ')
    )
      warn(
        path,
        `plain text on one line; the page shows it without bullets, Markdown and outer quotation marks: ${describeValue(shown)}`,
      );
    else if (name === 'notices.yaml' && key !== 'label' && webAddress.test(shown))
      warn(
        path,
        `a text without an address, which nobody can click there; below the text the key 'link', with 'label' and 'url' or 'email', such as: link: label: Register, url: https://www.example.org/giving`,
      );
    else if (shown.length > maxLength)
      warn(path, `at most ${maxLength} characters; this text has ${shown.length}`);
    // A name may have the letters of another language, a sentence does not.
    else if (
      language &&
      / .*[.!?]$/.test(shown) &&
      !RegExp(`\\p{Script=${language.script}}`, 'u').test(shown)
    )
      warn(path, `the same text in ${language.words.language}`);
  }
}

/** Special services at the same time in the same place, changes that change nothing, and seasons beside the usual liturgy. */
function warnOfServices(services: LiturgiesFile, today: CalendarDate, warn: Report) {
  const { liturgies, changes, specialServices, pauses } = services;
  for (const [index, service] of specialServices.entries()) {
    const other = specialServices.slice(0, index).find((it) => {
      return isSamePlace(it, service) && hoursOverlap(service, it, daysBetween(service.date, it.date));
    });
    if (other && service.date >= today)
      warn(
        ['specialServices', index, 'startTime'],
        `hours that do not overlap '${other.name}' of ${other.date}, or another 'place'`,
      );
  }
  for (const [index, { liturgy, date, startTime, endTime }] of changes.entries()) {
    const usual = liturgies.find(({ id }) => id === liturgy);
    const hours = startTime && endTime && minutesOf({ startTime, endTime });
    const isUsual = usual && isDeepStrictEqual(hours, minutesOf(usual)) && !pauseOn(pauses, date);
    if (isUsual && date >= today)
      warn(['changes', index, 'startTime'], 'other hours than the usual ones, or no such change');
  }
  for (const [index, { text, weekly }] of pauses.entries())
    if (!weekly && hasEve({ text }) && /[.!؟?] ./.test(text))
      warn(
        ['pauses', index, 'text'],
        "only what is held on the evening before, such as 'Nativity liturgy: {eve}.'; a sentence about the weekly liturgy in 'weekly:', which is shown only in years in which one falls on the feast",
      );
  const usualOnes = liturgies.filter((it) => !(it.firstDate ?? it.lastDate ?? it.replaces));
  for (const [index, liturgy] of liturgies.entries()) {
    const { day, week, name, replaces } = liturgy;
    const isSameDay = (it: Liturgy) => it.day === day && it.week === week;
    const usual = usualOnes.find((it) => isSameDay(it) && it.name === name && isSamePlace(it, liturgy));
    if (usual && !usualOnes.includes(liturgy) && !replaces)
      warn(
        ['liturgies', index, 'replaces'],
        `'replaces: ${usual.id}', if it is held in its place: without it, both are held on ${week ? `the ${week} ` : ''}${day}`,
      );
  }
}

/** Liturgies that are not in the list anymore: somebody may have wanted to cancel one day. */
function warnOfEndedLiturgies(
  { liturgies }: LiturgiesFile,
  today: CalendarDate,
  before: unknown,
  warn: Report,
) {
  // An older schema may have had other keys beside them.
  const earlier = liturgiesSchema.shape.liturgies.safeParse(valueAt(['liturgies'], before)).data ?? [];
  for (const { id, lastDate, ...liturgy } of earlier)
    if (!lastDate && !liturgies.some((it) => it.id === id))
      warn(
        ['liturgies'],
        `the liturgy, if only one day is canceled, and below 'changes' the day: liturgy: ${id}, date: ${nextRecurrence(liturgy, today)}, canceled: true`,
        `no liturgy '${id}' anymore, in any week`,
      );
}

/** The hero has an image for wide screens and one for tablets held upright. */
function warnOfPortrait(data: unknown, before: unknown, warn: Report) {
  const isSame = (...path: string[]) => isDeepStrictEqual(valueAt(path, data), valueAt(path, before));
  const path = ['hero', 'portraitImage', 'file'];
  if (!isSame('hero', 'image', 'file') && isSame(...path))
    warn(path, 'the same scene as the new image, in portrait format: tablets held upright show this one');
}
