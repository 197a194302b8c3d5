import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { contentFiles, type ContentFile } from '#schemas/content-files.ts';
import { checkContent } from '#content-tools/check/check-content.ts';
import { contentJsonSchema, type JsonSchemaNode } from '#content-tools/content-json-schema.ts';
import { pagesCms } from './pages-cms.ts';

const project = resolve(import.meta.dirname, '../../..');
const files = Object.keys(contentFiles) as ContentFile[];
const { content } = parse(pagesCms()) as { content: (Form & { items?: Form[] })[] };
const forms = content.flatMap((entry) => entry.items ?? [entry]);

it('.pages.yml is up to date (npm run describe-content)', () => {
  expect(readFileSync(join(project, '.pages.yml'), 'utf8')).toBe(pagesCms());
});

it('has one form per content file', () => {
  expect(forms.map(({ path }) => path).sort()).toEqual(files.map((file) => `src/content/${file}`).sort());
  expect(new Set(forms.map(({ name }) => name)).size).toBe(forms.length);
});

describe.each(files)('the form of %s', (file) => {
  const { fields } = formOf(file);

  it('has the keys of the schema, with the same ones required', () => {
    expect(keysOfForm(fields)).toEqual(keysOfSchema(contentJsonSchema(file)));
  });

  it('has a label and a help text for every field', () => {
    for (const field of allFields(fields)) {
      expect(field, field.name).toMatchObject({
        label: expect.stringMatching(/^[A-Z]/) as string,
        description: expect.stringMatching(/\w{3}/) as string,
        type: expect.stringMatching(/^(string|text|select|date|boolean|number|image|file|object)$/) as string,
      });
    }
  });
});

describe('a field', () => {
  it('has the pattern of the schema, and its message', () => {
    const { type, pattern } = fieldOf('church.yaml', 'phone');
    expect(type).toBe('string');
    expect(pattern?.message).toMatch(/^Expected: a phone number .* such as \+1-202-555-0143$/);
    expect('+1-202-555-0143').toMatch(new RegExp(pattern?.regex ?? '$^'));
    expect('+12025550143').not.toMatch(new RegExp(pattern?.regex ?? '.*'));
  });

  it.each([
    ['an optional', 'banner.image.focalPoint', true],
    ['a required', 'description', false],
  ])('%s text %s may be empty: %s', (_kind, path, empty) => {
    const { required = false, pattern } = fieldOf('pages/giving.yaml', path);
    expect(!required && new RegExp(pattern?.regex ?? '').test('')).toBe(empty);
  });

  it.each<[ContentFile, string, object]>([
    ['church.yaml', 'name', { type: 'string', options: { minlength: 3, maxlength: 60 } }],
    ['pages/giving.yaml', 'allocation', { type: 'text', options: { maxlength: 300 } }],
    ['pages/giving.yaml', 'banner.image.zoom', { type: 'number', options: { min: 1, max: 2.5 } }],
    ['pages/contact-us.yaml', 'feedback', { type: 'select', options: { values: ['silent', 'status'] } }],
    ['clergy.yaml', 'pope.enthronedOn', { type: 'date' }],
    // Pages CMS would fill in the present date.
    ['notices.yaml', 'notices.firstDate', { type: 'date', default: '' }],
    ['church-year.yaml', 'observances.firstDate.day', { type: 'number', options: { min: 1, max: 30 } }],
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
  ])('of %s, %s, has the input of its schema', (file, path, expected) => {
    expect(fieldOf(file, path)).toMatchObject(expected);
  });
});

it('content is valid as Pages CMS saves it: without comments, false for a switch that is off', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pages-cms-'));
  try {
    cpSync(join(project, 'src/content'), join(root, 'src/content'), { recursive: true });
    for (const folder of ['src/assets', 'public']) symlinkSync(join(project, folder), join(root, folder));
    for (const { path } of forms) {
      const file = join(root, path);
      const saved = stringify(parse(readFileSync(file, 'utf8')));
      writeFileSync(file, saved.replaceAll('placeholder: true', 'placeholder: false'));
    }
    expect(await checkContent(root)).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

function formOf(file: ContentFile): Form {
  const form = forms.find(({ path }) => path === `src/content/${file}`);
  if (!form) throw new Error(`${file} has no form`);
  return form;
}

/** @param path the names of fields, joined by dots: `banner.image.zoom` */
function fieldOf(file: ContentFile, path: string): Field {
  let fields: readonly Field[] = formOf(file).fields;
  let found: Field | undefined;
  for (const name of path.split('.')) {
    found = fields.find((field) => field.name === name);
    fields = found?.fields ?? [];
  }
  if (!found) throw new Error(`${file} has no field ${path}`);
  return found;
}

function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields ?? [])]);
}

/** @returns every key with its path; `[]` marks a list, `?` an optional key */
function keysOfForm(fields: readonly Field[], parent = ''): string[] {
  return fields.flatMap(({ name, required, list, fields: children = [] }) => {
    const key = `${parent}${name}${list ? '[]' : ''}`;
    return [`${key}${required ? '' : '?'}`, ...keysOfForm(children, `${key}.`)];
  });
}

function keysOfSchema({ properties = {}, required = [] }: JsonSchemaNode, parent = ''): string[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    const key = `${parent}${name}${node.items ? '[]' : ''}`;
    return [`${key}${required.includes(name) ? '' : '?'}`, ...keysOfSchema(node.items ?? node, `${key}.`)];
  });
}

interface Form {
  name: string;
  path: string;
  fields: Field[];
}

interface Field {
  name: string;
  required?: boolean;
  list?: object;
  pattern?: { regex: string; message: string };
  type: string;
  fields?: Field[];
}
