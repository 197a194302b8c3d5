import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { names, type ContentFile } from '#content-files.ts';
import { languagesIn } from '#tools/content/fill-variables.ts';
import { dictionaryName, pathOf, readFacts } from '#tools/content/read-content.ts';
import { allFields, type Field, forms, text } from './fixtures/forms.ts';
import { pagesCms } from './pages-cms.ts';

it('.pages.yml is up to date (npm run describe-content)', () => {
  expect(readFileSync(join(import.meta.dirname, '../../.pages.yml'), 'utf8')).toBe(text);
});

it('every content file and other language has one form, and every field a label and a help text', () => {
  const [, ...others] = languagesIn(readFacts(join(import.meta.dirname, '../..')));
  const files = [...names, ...others.map(({ code }) => dictionaryName(code))];
  expect(forms.map(({ path }) => path).sort()).toEqual(files.map(pathOf).sort());
  for (const field of forms.flatMap(({ fields }) => allFields(fields))) {
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

/** @param path the names of fields, joined by dots: `banner.image.zoom` */
function fieldOf(file: ContentFile, path: string): Field {
  const { fields = [] } = forms.find((form) => form.path === pathOf(file)) ?? {};
  const [first = '', ...rest] = path.split('.');
  const start = fields.find(({ name }) => name === first);
  const field = rest.reduce((parent, key) => parent?.fields?.find(({ name }) => name === key), start);
  if (!field) throw new Error(`${file} has no field ${path}`);
  return field;
}
