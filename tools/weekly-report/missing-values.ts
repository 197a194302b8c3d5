import { loadEnv } from 'vite';
import { dictionaryName, type EditedFile, jsonSchemaOf, names, pathOf } from '#content/content-files.ts';
import type { Project } from '#content/load.ts';
import { optionalPages } from '#content-model/page-names.ts';
import { formService } from '#third-parties.ts';
import type { Issue } from '#content/check/issue.ts';
import { type ContentPath, formatContentPath, valueAt } from '#content-model/content-path.ts';
import { type Ask, type JsonSchemaNode, nodeAt } from '#content-model/json-schema.ts';
import { isPlaceholder } from '#content-model/placeholders.ts';

/** Lists what the church has yet to supply or to decide, in content and in the settings of the host. */
export function findMissingValues(project: Project, settings: HostSettings): MissingValue[] {
  const { content } = project;
  const unused = Object.entries(optionalPages).flatMap(([page, files]) =>
    valueAt([page], content['church.yaml']) === false ? [...files, `pages/${page}.yaml`] : [],
  );
  const languages = project.languages.map(({ code }) => code);
  return [
    ...names.filter((name) => !unused.includes(name)).flatMap((name) => missingIn(name, content[name])),
    ...languages
      .slice(1)
      .map(dictionaryName)
      .flatMap((name) => missingIn(name, project.written(name))),
    ...(languages.includes('fr') && typeof valueAt(['text'], content['readings.yaml']) !== 'boolean'
      ? [frenchGospels]
      : []),
    ...missingSettings(settings),
  ];
}

/** Priests may not want the French text, which differs from what is read in church. */
const frenchGospels: MissingValue = {
  file: pathOf('readings.yaml'),
  key: 'text',
  found: '',
  expected:
    'Whether the site has the text of Louis Segond, which follows the critical Greek text: Luke 1:28 lacks “bénie entre les femmes”.',
  need: 'decision',
};

const missingIn = (name: EditedFile, data: unknown): MissingValue[] =>
  missingAt([], data, jsonSchemaOf(name)).map(({ path, ...missing }) => ({
    file: pathOf(name),
    key: formatContentPath(path, data),
    ...missing,
  }));

function missingAt(path: ContentPath, value: unknown, node: JsonSchemaNode = {}): Found[] {
  if (typeof value === 'string')
    return isPlaceholder(value)
      ? [{ path, found: value, expected: node.description ?? '', need: 'essential' }]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  const ofGroup = Array.isArray(value)
    ? askedOnce(path, value, node.items)
    : Object.entries(node.properties ?? {}).flatMap(([key, child]) => asked(path, key, child, { ...value }));
  const children = Object.entries(value).flatMap(([key, child]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return missingAt([...path, step], child, nodeAt([step], node));
  });
  return [...ofGroup, ...children];
}

/** What is asked about a key of a group. About the mark of a placeholder, it is the text that is marked. */
function asked(
  path: ContentPath,
  key: string,
  { ask, description = '', expected = description }: JsonSchemaNode,
  group: Record<string, unknown>,
): Found[] {
  if (!ask || ask.once) return [];
  const { need, while: values = [null], if: condition } = ask;
  const isAsked = values.some((it) => it === (group[key] || group[key] === false ? group[key] : null));
  if (!isAsked || (condition && !new RegExp(condition.pattern).test(String(group[condition.key])))) return [];
  if (key !== 'placeholder')
    return [{ path: [...path, key], found: String(values[0] ?? ''), expected: description, need }];
  const marked = ['text', 'startTime'].find((it) => it in group) ?? key;
  return [{ path: [...path, marked], found: String(group[marked]), expected, need }];
}

/** What is asked about a key of list entries, when none of them has it. */
const askedOnce = (path: ContentPath, entries: readonly unknown[], { properties }: JsonSchemaNode = {}) =>
  Object.entries(properties ?? {}).flatMap(([key, { ask, description = '' }]): Found[] =>
    ask?.once && entries.length > 0 && !entries.some((entry) => valueAt([key], entry))
      ? [{ path: [...path, key], found: '', expected: description, need: ask.need }]
      : [],
  );

const missingSettings = (settings: HostSettings): MissingValue[] =>
  Object.entries(settings)
    .filter(([, found]) => found === '' || isPlaceholder(found))
    .map(([key, found]) => ({
      file: 'The settings of the host (see docs/office/go-live.md)',
      key,
      found,
      expected:
        key === 'SITE_URL'
          ? 'The URL of the site, beginning with https://.'
          : `Shown by the account at ${formService.name} (see ${formService.guide}).`,
      need: 'essential',
    }));

/** Reads the settings of the host as the build does, from the environment and `.env` files. */
export const hostSettings = (site: string, root: string): HostSettings => ({
  SITE_URL: site,
  ...formService.settings,
  ...loadEnv('production', root, Object.keys(formService.settings)),
});

export type HostSettings = Readonly<Record<string, string>>;

/** The `key` may be the name of a setting. */
export interface MissingValue extends Pick<Issue, 'file' | 'key' | 'found' | 'expected'> {
  /** Without an essential value the site must not go live. A decision has a value that works. */
  need: Ask['need'];
}

type Found = Omit<MissingValue, 'file' | 'key'> & { path: ContentPath };
