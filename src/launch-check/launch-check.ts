import { contentFiles, type ContentFile } from '#content/schemas/content-files.ts';
import { findPlaceholders, isPlaceholder } from '#parish/placeholders.ts';
import { readContent } from '#integrations/content-check/check-content.ts';
import { excerpt } from '#integrations/content-check/describe-value.ts';
import { contentJsonSchema, nodeAt } from '#cms/content-json-schema.ts';
import type { LaunchSettings } from './launch-settings.ts';

/**
 * Lists what the church has yet to supply or to decide before the site goes live, in content and in the settings of the
 * host.
 *
 * @param root the folder of the project
 * @returns missing values in the order of files and lines, those of the settings last
 */
export async function findMissingValues(root: string, settings: LaunchSettings): Promise<MissingValue[]> {
  const content = await readContent(root);
  const inContent = (Object.keys(contentFiles) as ContentFile[]).flatMap((name) =>
    missingInFile(name, content[`src/content/${name}`]),
  );
  return [...inContent, ...openDecisions(content), ...missingSettings(settings)];
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

/** Says on one line how much is missing. */
export function formatLaunchSummary(values: readonly MissingValue[]): string {
  const missing = values.filter(({ need }) => need !== 'decision');
  const essential = missing.filter(({ need }) => need === 'essential').length;
  if (missing.length === 0) return 'Nothing is missing.';
  const count = missing.length === 1 ? '1 value is missing' : `${missing.length} values are missing`;
  return `${count}; ${essential} of them must be supplied before the site goes live.`;
}

function missingInFile(name: ContentFile, data: unknown): MissingValue[] {
  const schema = contentJsonSchema(name);
  return findPlaceholders(data).map(({ path, key, value, marked }) => ({
    file: `src/content/${name}`,
    key,
    found: value,
    expected: isInventedHours(name, marked)
      ? "The church's own hours; then delete 'placeholder: true'."
      : marked
        ? "The church's own text, and its own photo where there is an image; then delete 'placeholder: true'."
        : (nodeAt(path, schema)?.description ?? ''),
    need: isPlaceholder(value) || isInventedHours(name, marked) ? 'essential' : 'optional',
  }));
}

/** Nobody may come at the wrong hour. */
const isInventedHours = (name: ContentFile, marked: boolean) => marked && name === 'liturgies.yaml';

/** Values that work as they are, until the church decides otherwise or confirms them. */
const undecided = [
  // A visitor whose message was not sent is left without a word.
  { name: 'pages/contact-us.yaml', key: 'feedback', value: 'silent', need: 'decision' },
  // The names and the dates of feasts differ between dioceses.
  { name: 'church-year.yaml', key: 'confirmed', value: false, need: 'optional' },
  // The answers are true of any parish. A priest may say more of his own.
  { name: 'first-visit.yaml', key: 'confirmed', value: false, need: 'optional' },
] as const;

function openDecisions(content: Awaited<ReturnType<typeof readContent>>): MissingValue[] {
  return undecided.flatMap(({ name, key, value, need }) => {
    const file = `src/content/${name}`;
    const found = (content[file] as Record<string, string | boolean | undefined>)[key] ?? value;
    const expected = nodeAt([key], contentJsonSchema(name))?.description ?? '';
    return found === value ? [{ file, key, found: String(found), expected, need }] : [];
  });
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
    ...values.flatMap(({ key, found, expected }) => [
      `  ${key}: ${found === '' ? '(empty)' : excerpt(found)}`,
      `    ${expected}`,
    ]),
    '',
  ]);
}

/** A value that the church has yet to supply or to decide. */
export interface MissingValue {
  /** The content file, or where else the value belongs. */
  file: string;
  /** As `formatContentPath` writes it: `links.facebook`; or the name of a setting. */
  key: string;
  /** The current value; empty when there is none. */
  found: string;
  /** What belongs there. */
  expected: string;
  /** Without an essential value the site must not go live. A decision has a value that works. */
  need: 'essential' | 'decision' | 'optional';
}
