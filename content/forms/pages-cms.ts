import { stringify } from 'yaml';
import {
  collectionOf,
  dictionaryName,
  type EditedFile,
  jsonSchemaOf,
  names,
  pathOf,
} from '#content/content-files.ts';
import { postalCodesOf, regionCodesOf } from '#content-model/fields/country.ts';
import { aroundValue, html } from '#content-model/fields/text.ts';
import { type Language, type LanguageFacts, languagesOf } from '#language/languages.ts';
import type { JsonSchemaNode } from '#content-model/json-schema.ts';

/**
 * The content of `.pages.yml`: the forms of Pages CMS, made from the schemas, so that both accept the same values.
 * @param church its country and languages decide what an address needs, and which forms of translations there are
 * @see https://pagescms.org/docs/configuration/
 */
export function pagesCms(church: LanguageFacts) {
  const { country } = church.address;
  const [, ...others] = languagesOf(church);
  const needed = [
    ...(regionCodesOf(country).length > 0 ? ['region'] : []),
    ...(postalCodesOf(country).length > 0 ? ['postalCode'] : []),
  ];
  const common = { country, needed, others };
  const { forms, components } = shareComponents([
    ...names.map((file) => formFor({ file, ...common })),
    ...others.map(({ code, words }) => {
      const form = formFor({ file: dictionaryName(code), country, needed: [], others: [] });
      return { ...form, label: `${form.label}: ${words.language}` };
    }),
  ]);
  const isOfPage = ({ path }: { path: string }) => path.includes('/pages/');
  const config = {
    media: [
      { name: 'images', label: 'Images', ...media, output: '../assets' },
      { name: 'page-images', label: 'Images of the pages', ...media, output: '../../assets' },
      { name: 'files', label: 'Files', input: 'public/files', output: '/files', rename },
    ],
    // The settings page would let editors change this file.
    settings: { hide: true },
    components,
    content: [
      ...forms.filter((form) => !isOfPage(form)),
      { name: 'pages', label: 'Pages', type: 'group', items: forms.filter(isOfPage) },
    ],
  };
  return `${header}\n${stringify(config, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false })}`;
}

/**
 * Writes each group of fields, and each pattern, as a component: several fields have the same one, which Pages CMS puts where a
 * field names it.
 * @see https://pagescms.org/docs/configuration/components/
 */
function shareComponents<Form extends { fields: Field[] }>(forms: readonly Form[]) {
  const names = new Map<string, string>();
  const components: Record<string, object> = {};
  const share = ({ name, label, description, required, ...input }: Field): object => {
    const own = { name, label, description, required };
    // The others are about as short as the name of a component.
    if (!(input.fields ?? input.pattern)) return { ...own, ...input };
    const shared = { ...input, fields: input.fields?.map(share) };
    const key = JSON.stringify(shared);
    const same = Object.keys(components).filter((it) => it.replace(/-\d+$/, '') === name).length;
    const component = names.get(key) ?? (same > 0 ? `${name}-${same + 1}` : name);
    names.set(key, component);
    components[component] = shared;
    return { ...own, component };
  };
  return { forms: forms.map((form) => ({ ...form, fields: form.fields.map(share) })), components };
}

const header = `# The forms of Pages CMS (https://pagescms.org), in which the parish office edits src/content in a browser.
# Generated from the schemas of the content by: npm run describe-content
`;

const extensions = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

/**
 * Image paths are relative to the content file, and `pages/` is one folder deeper, so there are two media entries.
 * Pages CMS compares the extensions of uploaded files letter by letter, and cameras write capitals.
 */
const rename = 'safe';
const media = { input: 'src/assets', rename, extensions: extensions.flatMap((it) => [it, it.toUpperCase()]) };

const isPage = (name: string) => name.startsWith('pages/');

function formFor(form: Form) {
  const { file: name } = form;
  const schema = jsonSchemaOf(name);
  return {
    name: collectionOf(name),
    label: schema.title,
    description: schema.description,
    type: 'file',
    path: pathOf(name),
    fields: fieldsOf(schema, form),
  };
}

function fieldsOf({ properties = {}, required = [] }: JsonSchemaNode, form: Form): Field[] {
  return Object.entries(properties)
    .map(([name, node]) => fieldFor(name, node, [...required, ...form.needed].includes(name), form))
    .filter(({ fields }) => fields?.length !== 0);
}

function fieldFor(name: string, node: JsonSchemaNode, required: boolean, form: Form): Field {
  const { items } = node;
  const value = items ?? node;
  const fields =
    name === 'translations' ? translationFields(node, form) : value.properties && fieldsOf(value, form);
  return {
    name,
    label: labelOf(name),
    description: node.help ?? helpFor(node),
    required: required || undefined,
    ...(inputOfCountry(name, form.country) ?? inputFor(value, required, form.file)),
    readonly: node.readonly,
    list: items && listOf(node, items),
    fields: fields?.map((it) =>
      node.namesEntries && it.name === 'id' ? { name: it.name, label: it.label, ...hidden } : it,
    ),
  };
}

/** An id that the site makes of the name of an entry. Those that are written in files stay. */
const hidden = { description: 'A unique name.', type: 'string', hidden: true };

/** A text in each other language of the site. */
const translationFields = ({ properties = {} }: JsonSchemaNode, form: Form) =>
  form.others.map(({ code, words }) => ({
    ...fieldFor(code, properties[code] ?? {}, false, form),
    label: words.language,
    description: 'The same text in this language.',
  }));

/** @returns the description of a key for those who see a form and no file */
const helpFor = ({ description, type }: JsonSchemaNode) =>
  description
    ?.replace(/^true,/, 'Switch it on')
    .replace(/: year, month, day|in the file within quotation marks; /g, '')
    .replace(/ \(in the file within quotation marks\)/, '')
    .replace(type === 'boolean' ? /Remove it/ : /$^/, 'Switch it off');

/** @returns the key as a label: `taxEmail` becomes 'Tax email' */
function labelOf(key: string) {
  if (key === 'qrCode') return 'QR code';
  const text = key.replace(/[A-Z0-9]+/g, (match) => ` ${match.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function inputFor(node: JsonSchemaNode, required: boolean, file: EditedFile) {
  if (node.properties) return { type: 'object' };
  const media = isPage(file) ? 'page-images' : 'images';
  if (node.image) return { type: 'image', options: { media, path: folderOf(file) } };
  if (node.file) return { type: 'file', options: { media: 'files' } };
  if (node.enum) return { type: 'select', options: { values: node.enum } };
  // Without a default, Pages CMS fills in the present date, and nobody notices that it was not chosen.
  if (node.format === 'date') return { type: 'date', default: '' };
  // Pages CMS writes every switch: without a default, `false` for one that a file does not have.
  if (node.type === 'boolean') return { type: 'boolean', default: node.default };
  if (node.type === 'number' || node.type === 'integer')
    return { type: 'number', options: { min: node.minimum, max: node.maximum } };
  return textInput(node, required);
}

/** What an address needs in the country of the church. Elsewhere both are optional, and any text may be one. */
function inputOfCountry(name: string, country: string) {
  const [regions, examples] = [regionCodesOf(country), postalCodesOf(country)];
  if (name === 'region' && regions.length > 0) return { type: 'select', options: { values: regions } };
  if (name !== 'postalCode' || examples.length === 0) return undefined;
  const shapes = examples.map((code) => code.replace(/\d/g, '\\d').replace(/[A-Z]/g, '[A-Z]'));
  const expected = `a postal code such as ${examples.join(' or ')}`;
  return textInput({ pattern: `^(${shapes.join('|')})$`, expected }, true);
}

/**
 * The pattern has the limits: the browser drops the end of what is longer than `maxlength`. Like the content check, it accepts spaces
 * and invisible marks around a value, which nobody sees who has pasted them.
 */
function textInput({ pattern, expected, minLength = 0, maxLength }: JsonSchemaNode, required: boolean) {
  const [min, max] = [required ? minLength : 0, maxLength ?? ''];
  const limits = `${min > 1 ? `${min} to ${max}` : `at most ${max}`} characters, all on one line, without HTML`;
  // Pages CMS checks empty fields against the pattern too.
  const empty = required ? '' : `^${aroundValue}$|`;
  const text = `[^\\n]{${min},${max}}`;
  const isShort = pattern && maxLength ? `(?=${text}${aroundValue}$)` : '';
  const value = pattern?.replace(/^\^|\$$/g, '').replaceAll(' ', '\\s') ?? `(?!.*(${html}))${text}`;
  const regex = `${pattern ? empty : ''}^${aroundValue}${isShort}${value}${aroundValue}$`;
  return {
    type: maxLength && maxLength > 100 && !pattern ? 'text' : 'string',
    pattern: (pattern ?? maxLength) ? { regex, message: `Expected: ${expected ?? limits}` } : undefined,
  };
}

/** What a person looks for in a list. */
const summaryKeys = [
  'week',
  'day',
  'date',
  'title',
  'name',
  'label',
  'question',
  'liturgy',
  'startTime',
  'firstDate',
];

function listOf({ minItems, maxItems }: JsonSchemaNode, { properties, required = [] }: JsonSchemaNode) {
  const keys = Object.keys(properties ?? {});
  const shown = summaryKeys.filter((key) => keys.includes(key));
  const other = ['id', 'text', 'heading'].find((key) => keys.includes(key));
  if (other && !shown.some((key) => required.includes(key))) shown.push(other);
  const summary = shown.map((key) => `{fields.${key}}`).join(' ');
  return { min: minItems, max: maxItems, collapsible: properties ? { collapsed: true, summary } : false };
}

function folderOf(file: EditedFile) {
  if (file === 'pages/home.yaml') return `${media.input}/home`;
  return `${media.input}/${isPage(file) ? 'banners' : file.replace('.yaml', '')}`;
}

interface Form {
  file: EditedFile;
  country: string;
  /** The optional keys that the country of the church requires. */
  needed: readonly string[];
  /** The other languages of the site. */
  others: readonly Language[];
}

interface Field {
  name: string;
  label: string;
  type: string;
  description?: string | undefined;
  required?: boolean | undefined;
  pattern?: object | undefined;
  fields?: Field[] | undefined;
  [setting: string]: unknown;
}
