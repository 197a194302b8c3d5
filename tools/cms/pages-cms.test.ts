import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Document, parse, stringify } from 'yaml';
import { readSite } from '#tools/content/read-site.ts';
import { type ContentFile, names } from '#content-files.ts';
import { type EditedFile, parseContent } from '#tools/content/edited-files.ts';
import { dictionaryName, pathOf } from '#tools/content/read-yaml.ts';
import { fill, issuesIn, project } from '#tools/check/fixtures/content.ts';
import { isError } from '#tools/check/issue.ts';
import { readChurchOf } from '#tools/new-parish/new-parish.ts';
import type { Field as CmsField } from './components.ts';
import { pagesCms } from './pages-cms.ts';

const { languages } = readSite(project);
const config = pagesCms(readChurchOf(project).address.country, languages);
const { components, content } = parse(config) as Config;

/** The forms as Pages CMS has them: with the components that their fields name (`resolveComponent` in its `lib/config.ts`). */
const forms = content.flatMap((entry) => entry.items ?? [entry]).map(resolve);
const fields = forms.flatMap((form) => fieldsOf(form));
const readYaml = (file: string): unknown => parse(readFileSync(join(project, file), 'utf8'));

it('.pages.yml is up to date (npm run describe-content)', () => {
  expect(readFileSync(join(project, '.pages.yml'), 'utf8')).toBe(config);
});

it('every content file and other language has one form, and every field a label and a help text', () => {
  const [, ...others] = languages;
  const files = [...names, ...others.map(({ code }) => dictionaryName(code))];
  expect(forms.map(({ path }) => path).sort()).toEqual(files.map(pathOf).sort());
  for (const field of fields) {
    expect(field.label, field.name).toMatch(/^[A-Z]/);
    expect(field.description, field.name).toMatch(/\w{3}/);
  }
});

it('a field has the pattern of its schema, and its message; an optional one may be empty', () => {
  const { pattern } = fieldOf('church.yaml', 'phone');
  expect(pattern?.message).toMatch(/^Expected: a phone number .* such as \+1-202-555-0143$/);
  expect('+1-202-555-0143').toMatch(new RegExp(pattern?.regex ?? '$^'));
  for (const text of ['+12025550143', '']) expect(text).not.toMatch(new RegExp(pattern?.regex ?? '.*'));
  const optional = fieldOf('pages/giving.yaml', 'banner.image.focalPoint');
  expect('').toMatch(new RegExp(optional.pattern?.regex ?? '$^'));
});

it.each([
  ['US', ['region', 'postalCode']],
  ['GB', ['postalCode']],
  ['QA', []],
])('in %s, an address needs %j', (country, needed) => {
  const required = pagesCms(country, []).matchAll(/name: (region|postalCode)\n.*\n.*\n *required: true/g);
  expect([...required].map(([, name]) => name)).toEqual(needed);
});

it.each<[ContentFile, string, object]>([
  ['church.yaml', 'name', { type: 'string', required: true, options: { minlength: 3, maxlength: 60 } }],
  ['pages/giving.yaml', 'banner.image.zoom', { type: 'number', options: { min: 1, max: 2.5 } }],
  ['pages/contact-us.yaml', 'feedback', { type: 'select', options: { values: ['silent', 'status'] } }],
  ['clergy.yaml', 'pope.enthronedOn', { type: 'date' }],
  // Pages CMS would fill in the present date.
  ['notices.yaml', 'notices.firstDate', { type: 'date', default: '' }],
  ['life-at.yaml', 'cards.placeholder', { type: 'boolean' }],
  ['layout.yaml', 'headerLinks', { type: 'object', list: { min: 1, max: 6 } }],
  [
    'clergy.yaml',
    'priestImage.file',
    { type: 'image', options: { media: 'images', path: 'src/assets/clergy' } },
  ],
  [
    'pages/giving.yaml',
    'banner.image.file',
    { type: 'image', options: { media: 'page-images', path: 'src/assets/banners' } },
  ],
])('of %s, the field %s has the input of its schema', (file, path, expected) => {
  expect(fieldOf(file, path)).toMatchObject(expected);
});

/*
 * Imitates what Pages CMS 2.1.6 does with a form that nobody changed: `initializeState`, `generateZodSchema` and
 * `sanitizeObject` in its `lib/schema.ts`, the schemas in its `fields/core/`, and `stringify` in `lib/serialization.ts`.
 */

it.each(names)('Pages CMS saves %s without a change', async (name) => {
  const form = formOf(name);
  const before = readYaml(form.path);
  const state = stateOf(form, withoutEmpty(before));
  expect(errorsOf(form, state)).toEqual([]);

  const saved = serialize(state);
  expect((await issuesIn(name, saved)).filter(isError)).toEqual([]);
  const [data, expected] = [(parse(saved) ?? {}) as unknown, before].map((it) =>
    parseContent(name, fill(name, it)),
  );
  expect(expected).toBeDefined();
  expect(data).toEqual(expected);
});

it.each(
  forms.flatMap((form) =>
    listsOf(form.fields).map((path) => [form.path, path.join('.'), form, path] as const),
  ),
)(
  'of %s, Pages CMS saves the list %s empty where the content check accepts it',
  async (file, _, form, path) => {
    const document = new Document(stateOf(form, withoutEmpty(readYaml(file))));
    document.setIn(path, []);
    const state = document.toJS() as Record<string, unknown>;
    const errors = (form.fields ?? []).flatMap((field) => errorsOf(field, state[field.name]));
    const issues = await issuesIn(file.replace(pathOf(''), '') as EditedFile, serialize(state));
    expect(issues.some(isError)).toBe(errors.length > 0);
  },
);

it.each(['', '# Only a comment\n', '{}\n', '\n\n', '---\n', '\uFEFF'])(
  'a file whose keys may all be left out may be %j, others may not',
  async (text) => {
    for (const name of names) {
      const expected = ['notices.yaml', 'legal.yaml'].includes(name) ? 0 : 1;
      expect(Math.min(1, (await issuesIn(name, text)).filter(isError).length), name).toBe(expected);
    }
  },
);

it('Pages CMS saves a form in which every optional field is empty', () => {
  const optional = fields.filter(({ required }) => !required);
  expect(optional).not.toEqual([]);
  expect(optional.flatMap((field) => errorsOf(field, stateOf(field, undefined)))).toEqual([]);
});

/** @returns the value of a field in its form: an empty text for what is missing, `false` for a switch */
function stateOf(field: Field, value: unknown): unknown {
  const { type, list, fields } = field;
  if (list) return Array.isArray(value) ? value.map((it) => stateOf({ ...field, list: false }, it)) : [];
  if (fields) {
    const group = (value ?? {}) as Record<string, unknown>;
    return Object.fromEntries(fields.map((it) => [it.name, stateOf(it, group[it.name])]));
  }
  // The date of a real form would be today's.
  return value ?? field.default ?? { boolean: false, date: '2000-01-01' }[type] ?? '';
}

/** @returns what Pages CMS has against the value of a field; because of one error, it does not save the file */
function errorsOf(field: Field, value: unknown): string[] {
  const { name, type, required = false, list, fields, pattern, options = {} } = field;
  const errors = (isValid: boolean) => (isValid ? [] : [`${name} must not be ${JSON.stringify(value)}`]);
  if (list) {
    const entries = value as unknown[];
    const { min = 0, max = Infinity } = list;
    const isLength = entries.length >= Math.max(min, Number(required)) && entries.length <= max;
    return [...errors(isLength), ...entries.flatMap((it) => errorsOf({ ...field, list: false }, it))];
  }
  if (fields) {
    const group = value as Record<string, unknown>;
    const isLeftOut = !required && isEmpty(withoutEmpty(group));
    return isLeftOut ? [] : fields.flatMap((it) => errorsOf(it, group[it.name]));
  }
  if (type === 'boolean') return [];
  if (type === 'string' || type === 'text') {
    const { minlength = 0, maxlength = Infinity } = options;
    return errors(
      typeof value === 'string' &&
        (value !== '' || !required) &&
        new RegExp(pattern?.regex ?? '').test(value) &&
        value.length >= minlength &&
        value.length <= maxlength,
    );
  }
  if (value === '') return errors(!required);
  const text = String(value);
  const { min = -Infinity, max = Infinity } = options;
  if (type === 'number') return errors(Number(text) >= min && Number(text) <= max);
  if (type === 'select') return errors(options.values?.includes(text) ?? false);
  // Of a file, only that there is one.
  return errors(type !== 'date' || /^\d{4}-\d\d-\d\d$/.test(text));
}

/** @returns what Pages CMS writes: nothing for an object without keys */
function serialize(state: unknown): string {
  const data = withoutEmpty(state);
  return isEmpty(data) ? '' : stringify(data);
}

/** @returns a value without empty texts, lists and groups; a list keeps its empty groups */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((it) => it !== null && it !== '');
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, withoutEmpty(child)] as const);
  return Object.fromEntries(entries.filter(([, child]) => !isEmpty(child)));
}

/** Whether a value without empty ones in it is empty itself. A switch is not, also when it is off. */
const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** @returns the paths of its lists; one within the entries of another is emptied with them */
function listsOf(fields: readonly Field[] = [], path: string[] = []): string[][] {
  return fields.flatMap(({ name, list, fields: own }) =>
    list ? [[...path, name]] : listsOf(own, [...path, name]),
  );
}

function resolve<Value extends Field>(field: Value): Value {
  const { component, ...own } = field;
  if (component && !components[component]) throw new Error(`There is no component ${component}`);
  const resolved = { ...(component && components[component]), ...own } as Value;
  return { ...resolved, ...(resolved.fields && { fields: resolved.fields.map(resolve) }) };
}

/** @returns the fields of a form or a group, and those in them */
function fieldsOf({ fields = [] }: Field): Field[] {
  return fields.flatMap((field) => [field, ...fieldsOf(field)]);
}

function formOf(file: ContentFile): Form {
  const form = forms.find(({ path }) => path === pathOf(file));
  if (!form) throw new Error(`${file} has no form`);
  return form;
}

/** @param path the names of fields, joined by dots: `banner.image.zoom` */
function fieldOf(file: ContentFile, path: string): Field {
  return path.split('.').reduce<Field>((parent, key) => {
    const field = parent.fields?.find(({ name }) => name === key);
    if (!field) throw new Error(`${file} has no field ${path}`);
    return field;
  }, formOf(file));
}

interface Config {
  components: Record<string, Partial<Field>>;
  content: (Form & { items?: Form[] })[];
}

type Form = Field & { path: string };

/** A field; of a form, which has fields too, `type` is `file`. */
interface Field extends Omit<CmsField, 'list' | 'options' | 'fields'> {
  component?: string;
  list?: false | { min?: number; max?: number };
  options?: Partial<Record<'minlength' | 'maxlength' | 'min' | 'max', number>> & {
    values?: string[];
    media?: string;
  };
  fields?: Field[];
}
