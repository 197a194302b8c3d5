import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Document, parse, stringify } from 'yaml';
import { isError } from '#tools/check/issue.ts';
import { fill, issuesIn, project } from '#tools/check/fixtures/content.ts';
import { names } from '#content-files.ts';
import { type EditedFile, parseContent } from '#tools/content/edited-files.ts';
import { dictionaryName, pathOf } from '#tools/content/read-content.ts';
import { languageCodes } from '#language/languages.ts';
import { allFields, type Field, forms } from './fixtures/forms.ts';

/*
 * Imitates what Pages CMS 2.1.6 does with a form that nobody changed: `initializeState`, `generateZodSchema` and
 * `sanitizeObject` in its `lib/schema.ts`, the schemas in its `fields/core/`, and `stringify` in `lib/serialization.ts`.
 */

it.each(names)('Pages CMS saves %s without a change', async (name) => {
  const form = forms.find(({ path }) => path === pathOf(name));
  if (!form) throw new Error(`${name} has no form`);
  const before: unknown = parse(readFileSync(join(project, pathOf(name)), 'utf8'));
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

const listsOf = (fields: readonly Field[] = [], path: string[] = []): string[][] =>
  fields.flatMap(({ name, list, fields: own }) => [
    ...(list ? [[...path, name]] : []),
    // A list within the entries of another is emptied with them.
    ...(list ? [] : listsOf(own, [...path, name])),
  ]);

it.each(
  forms.flatMap((form) =>
    listsOf(form.fields).map((path) => [form.path, path.join('.'), form, path] as const),
  ),
)(
  'of %s, Pages CMS saves the list %s empty where the content check accepts it',
  async (file, _, form, path) => {
    const before: unknown = parse(readFileSync(join(project, file), 'utf8'));
    const document = new Document(stateOf(form, withoutEmpty(before)));
    document.setIn(path, []);
    const state = document.toJS() as Record<string, unknown>;
    const errors = (form.fields ?? []).flatMap((field) => errorsOf(field, state[field.name]));
    const name = [...names, ...(languageCodes.map(dictionaryName) as EditedFile[])].find(
      (it) => pathOf(it) === file,
    );
    if (!name) throw new Error(`${file} is no content file`);
    const issues = (await issuesIn(name, serialize(state))).filter(isError);
    expect(issues.length > 0).toBe(errors.length > 0);
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
  const optional = forms.flatMap(({ fields }) => allFields(fields)).filter(({ required }) => !required);
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
