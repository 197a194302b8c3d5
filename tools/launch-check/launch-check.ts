import { dateIn } from '#time/dates.ts';
import { findUndecidedDays } from '#tools/check/undecided-days.ts';
import { excerpt } from '#tools/describe-value.ts';
import { names } from '#content-files.ts';
import { readContent, readDictionaries } from '#tools/content/read-files.ts';
import { languagesIn } from '#tools/content/fill-variables.ts';
import { dictionaryName, readFacts } from '#tools/content/read-content.ts';
import { isPlaceholder } from '#content-model/placeholders.ts';
import { findMissing, type MissingValue } from './find-missing.ts';
import type { LaunchSettings } from './launch-settings.ts';

/**
 * Lists what the church has yet to supply or to decide before the site goes live, in content and in the settings of the
 * host.
 * @param today in UTC
 * @returns missing values in the order of files and lines, those of the settings last
 */
export function findMissingValues(
  root: string,
  settings: LaunchSettings,
  today = dateIn('UTC', new Date()),
): MissingValue[] {
  const content = readContent(root);
  const inContent = names.flatMap((name) => findMissing(name, content[name]));
  const [, ...others] = languagesIn(readFacts(root));
  const used = others.map(({ code }) => dictionaryName<string>(code));
  const inDictionaries = readDictionaries(root)
    .filter(({ name }) => used.includes(name))
    .flatMap(({ name, file }) => findMissing(name, file.data));
  return [
    ...inContent,
    ...inDictionaries,
    ...findUndecidedDays(content, today),
    ...missingSettings(settings),
  ];
}

/** Formats missing values for people: what is needed before the launch, what is to be decided, then what can wait. */
export function formatLaunchReport(missing: readonly MissingValue[]): string {
  const parts = Object.entries(headings).flatMap(([need, heading]) => {
    const values = missing.filter((value) => value.need === need);
    return values.length > 0 ? [heading, '', ...formatByFile(values)] : [];
  });
  return [...parts, formatLaunchSummary(missing)].join('\n');
}

const headings: Record<MissingValue['need'], string> = {
  essential: 'Needed before the site goes live',
  decision: 'Decide before the site goes live',
  optional: 'Can wait',
};

export function formatLaunchSummary(values: readonly MissingValue[]): string {
  const missing = values.filter(({ need }) => need !== 'decision');
  const essential = missing.filter(({ need }) => need === 'essential').length;
  if (missing.length === 0) return 'Nothing is missing.';
  const count = missing.length === 1 ? '1 value is missing' : `${missing.length} values are missing`;
  return `${count}; ${essential} of them must be supplied before the site goes live.`;
}

function missingSettings({ site, emailjs }: LaunchSettings): MissingValue[] {
  const settings = [
    { key: 'SITE_URL', found: site, expected: 'The URL of the site, beginning with https://.' },
    ...Object.entries(emailjs).map(([key, found]) => ({
      key,
      found,
      expected: 'Shown by the account at emailjs.com (see docs/office/set-up-emailjs.md).',
    })),
  ];
  return settings
    .filter(({ found }) => found === '' || isPlaceholder(found))
    .map((setting) => ({
      file: 'The settings of the host (see docs/office/go-live.md)',
      ...setting,
      need: 'essential',
    }));
}

function formatByFile(missing: readonly MissingValue[]): string[] {
  return [...Map.groupBy(missing, ({ file }) => file)].flatMap(([file, values]) => [
    file,
    ...values.flatMap(({ key, found, expected }, index) => [
      `  ${key}: ${found === '' ? '(empty)' : excerpt(found)}`,
      // Once below all that expect the same.
      ...(values[index + 1]?.expected === expected ? [] : [`    ${expected}`]),
    ]),
    '',
  ]);
}
