import type { AstroUserConfig } from 'astro';
import { loadEnv } from 'vite';
import { names } from '#content-files.ts';
import { readContent, readDictionaries } from '#tools/shared/read-content.ts';
import { languagesIn } from '#tools/shared/fill-variables.ts';
import { dictionaryName, pathOf, readFacts } from '#tools/shared/read-yaml.ts';
import { isPlaceholder } from '#content-model/placeholders.ts';
import { valueAt } from '#content-model/content-path.ts';
import { findMissing, type MissingValue } from './find-missing.ts';

/**
 * Lists what the church has yet to supply or to decide before the site goes live, in content and in the settings of the
 * host.
 * @returns missing values in the order of files and lines, those of the settings last
 */
export function findMissingValues(root: string, settings: HostSettings): MissingValue[] {
  const content = readContent(root);
  const unused = Object.entries(filesOf).flatMap(([page, files]) =>
    valueAt([page], content['church.yaml']) === false ? files : [],
  );
  const inContent = names.flatMap((name) => (unused.includes(name) ? [] : findMissing(name, content[name])));
  const languages = languagesIn(readFacts(root));
  const [, ...others] = languages;
  const used = others.map(({ code }) => dictionaryName<string>(code));
  const inDictionaries = readDictionaries(root)
    .filter(({ name }) => used.includes(name))
    .flatMap(({ name, file }) => findMissing(name, file.data));
  const french = languages.some(({ code }) => code === 'fr');
  return [
    ...inContent,
    ...inDictionaries,
    ...(french ? undecidedText(content['readings.yaml']) : []),
    ...missingSettings(settings),
  ];
}

/** What only the pages show that a parish may leave out. */
const filesOf: Record<string, string[]> = {
  giving: ['giving-methods.yaml', 'volunteering.yaml', 'pages/giving.yaml'],
  ministries: ['ministries.yaml', 'pages/ministries.yaml'],
};

/** Priests may not want the French text, which differs from what is read in church. */
const undecidedText = (readings: unknown): MissingValue[] =>
  typeof valueAt(['text'], readings) === 'boolean'
    ? []
    : [
        {
          file: pathOf('readings.yaml'),
          key: 'text',
          found: '',
          expected:
            'Whether the site has the text of Louis Segond, which follows the critical Greek text: Luke 1:28 lacks “bénie entre les femmes”.',
          need: 'decision',
        },
      ];

export function summarizeMissing(values: readonly MissingValue[]): string {
  const missing = values.filter(({ need }) => need !== 'decision');
  const essential = missing.filter(({ need }) => need === 'essential').length;
  if (missing.length === 0) return 'Nothing is missing.';
  const count = missing.length === 1 ? '1 value is missing' : `${missing.length} values are missing`;
  return `${count}; ${essential} of them must be supplied before the site goes live.`;
}

function missingSettings({ site, emailjs }: HostSettings): MissingValue[] {
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

/**
 * Reads the settings of the host as the build does: from the environment and `.env` files, with the defaults of the
 * Astro configuration.
 */
export function hostSettings({ site = '', env }: Config, root: string) {
  const environment = loadEnv('production', root, 'PUBLIC_');
  const emailjs = Object.entries(env?.schema ?? {})
    .filter(([name]) => name.startsWith('PUBLIC_EMAILJS_'))
    .map(([name, field]) => {
      const fallback = 'default' in field ? String(field.default ?? '') : '';
      return [name, environment[name] ?? fallback] as const;
    });
  return { site, emailjs: Object.fromEntries(emailjs) };
}

interface Config {
  site?: string | undefined;
  env?: AstroUserConfig['env'];
}

export type HostSettings = ReturnType<typeof hostSettings>;
