import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { contentFiles, type ContentFile } from '#content/schemas/content-files.ts';
import { checkContent, formatReport } from '#integrations/content-check/check-content.ts';
import { pagesCms } from './pages-cms.ts';

const project = resolve(import.meta.dirname, '../..');
const config = parse(readFileSync(join(project, '.pages.yml'), 'utf8')) as Config;
const entries = config.content.flatMap((entry) => entry.items ?? [entry]);
const image = (() => z.string()) as never;

it('is what the schemas say (npm run describe-content writes it anew)', () => {
  expect(readFileSync(join(project, '.pages.yml'), 'utf8')).toBe(pagesCms());
});

it('has a form for every content file, and no other', () => {
  expect(entries.map(({ path }) => path).sort()).toEqual(
    Object.keys(contentFiles)
      .map((name) => `src/content/${name}`)
      .sort(),
  );
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
});

describe.each(entries.map((entry) => [entry.label, entry] as const))('the form %s', (_label, entry) => {
  const schema = contentFiles[fileOf(entry)](image);

  it('has the keys of the schema, the same ones required, each with a label and a help', () => {
    expect(keysOfForm(entry.fields)).toEqual(keysOfSchema(schema));
    for (const field of allFields(entry.fields)) {
      expect(field, field.name).toMatchObject({
        label: expect.stringMatching(/^[A-Z]/) as string,
        description: expect.stringMatching(/\w{3}/) as string,
        type: expect.stringMatching(/^(string|text|select|date|boolean|number|image|object)$/) as string,
      });
      expect(field.name).toMatch(/^[\w-]+$/);
      if (field.list) expect(field.list).toHaveProperty('collapsible');
    }
  });

  it('takes and refuses the same as the schema', async () => {
    const data = contentOf(entry);
    for (const { field, path } of leaves(entry.fields)) {
      for (const value of probesFor(field)) {
        const { error } = await schema.safeParseAsync(
          withValue(data, path, value === '' ? undefined : value),
        );
        // What takes more than one value to judge, or a list that no form holds, is left to the content check.
        const issues = (error?.issues ?? []).filter(({ code }) => code !== 'custom');
        const refused = issues.some((issue) => issue.path.join('.') === path.join('.'));
        expect(takes(field, value), `${path.join('.')} = ${JSON.stringify(value)}`).toBe(!refused);
      }
    }
  });

  it('takes lists of the same length as the schema', () => {
    const data = contentOf(entry);
    for (const { field, path } of lists(entry.fields)) {
      const [first] = valueAt(data, path) as unknown[];
      for (const length of [0, 1, 2, 6, 7, 8, 9]) {
        const list = Array.from({ length }, () => first);
        const issues = schema.safeParse(withValue(data, path, list)).error?.issues ?? [];
        const refused = issues.some(
          (issue) => issue.code !== 'custom' && issue.path.join('.') === path.join('.'),
        );
        const { min = 0, max = Infinity } = field.list ?? {};
        expect(length >= min && length <= max, `${path.join('.')}: ${length}`).toBe(!refused);
      }
    }
  });

  it('takes what stands in the file', () => {
    const data = contentOf(entry);
    for (const { field, path } of leaves(entry.fields)) {
      if (valueAt(data, path.slice(0, -1)) === undefined) continue;
      expect(takes(field, valueAt(data, path) ?? ''), path.join('.')).toBe(true);
    }
  });
});

it('writes files that are in order', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pages-cms-'));
  try {
    cpSync(join(project, 'src/content'), join(root, 'src/content'), { recursive: true });
    symlinkSync(join(project, 'src/assets'), join(root, 'src/assets'));
    for (const entry of entries) {
      writeFileSync(join(root, entry.path), stringify(saved(entry.fields, contentOf(entry))));
    }
    expect(formatReport(await checkContent(root))).toContain('There are 0 mistakes');
  } finally {
    rmSync(root, { recursive: true });
  }
});

// What follows is Pages CMS in small: what its inputs take, and what it writes.
// https://github.com/pagescms/pagescms (lib/schema.ts, fields/core)

function takes({ type, required, pattern, options = {} }: Field, value: unknown): boolean {
  if (type === 'boolean' || type === 'image') return true;
  if (value === '') return !required && (!pattern || new RegExp(pattern.regex).test(''));
  if (type === 'select') return options.values?.includes(value as string) ?? false;
  if (type === 'date')
    return !Number.isNaN(Date.parse(String(value))) && /^\d{4}-\d\d-\d\d$/.test(String(value));
  if (type === 'number')
    return Number(value) >= (options.min ?? -Infinity) && Number(value) <= (options.max ?? Infinity);
  const { length } = String(value);
  const fits = length >= (options.minlength ?? 0) && length <= (options.maxlength ?? Infinity);
  return fits && (!pattern || new RegExp(pattern.regex).test(String(value)));
}

/** An input shows what is there, or its empty form; what is empty is left out of the file. */
function saved(fields: readonly Field[], data: Data): Data {
  const written = fields.map((field) => [field.name, savedValue(field, data[field.name])] as const);
  return Object.fromEntries(written.filter(([, value]) => !isEmpty(value)));
}

const isEmpty = (value: unknown) =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

function savedValue({ list, ...field }: Field, value: unknown): unknown {
  if (list) return (value as unknown[]).map((entry) => savedValue(field, entry));
  if (field.fields) return saved(field.fields, (value ?? {}) as Data);
  return value ?? (field.type === 'boolean' ? false : '');
}

function probesFor({ type, options = {} }: Field): unknown[] {
  if (type === 'boolean' || type === 'image') return [];
  if (type === 'number') return ['', -1, 0, 0.99, 1, 1.5, 2.5, 2.51, 9];
  const { minlength = 1, maxlength = 100 } = options;
  const lengths = [minlength - 1, minlength, maxlength, maxlength + 1].map((length) => 'x'.repeat(length));
  return [...lengths, ...words];
}

// prettier-ignore
const words = [
  '', 'x', 'X', 'Ⲁ', 'Sunday', 'sunday', 'home', 'status', 'memberPortal', 'VA', 'Va', 'VAX', '23832', '23832-1', '23832-1234',
  '8:30 AM', '08:30 AM', '8:3O AM', '12:00 PM', '13:00 PM', '50% 60%', '100% 0%', '101% 0%', '50 60', '+1-202-555-0143', '+12025550143',
  'office@example.org', 'office@', 'https://example.org/a', 'http://example.org', 'javascript:alert(1)', 'https://a b',
  'America/New_York', 'EST', 'credit-card', 'Credit card', '2012-11-18', '11/18/2012', 'Psalm 122:1', '1 John 1:1–3', 'Psalm',
  'abcdefghijk', 'abc_def-hij', 'abc@group.calendar.google.com', 'bible-study', 'bible--study', 'Bible Study', '<b>',
];

function contentOf({ path }: Entry): Data {
  return parse(readFileSync(join(project, path), 'utf8')) as Data;
}

const fileOf = ({ path }: Entry) => path.replace('src/content/', '') as ContentFile;

function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields ?? [])]);
}

/** The fields that hold a value, each at its first place. */
function leaves(fields: readonly Field[], above: Path = []): Place[] {
  return fields.flatMap((field) => {
    const path = [...above, field.name, ...(field.list ? [0] : [])];
    return field.fields ? leaves(field.fields, path) : [{ field, path }];
  });
}

function lists(fields: readonly Field[], above: Path = []): Place[] {
  return fields.flatMap((field) => {
    const path = [...above, field.name];
    return [...(field.list ? [{ field, path }] : []), ...lists(field.fields ?? [], path)];
  });
}

function keysOfForm(fields: readonly Field[], above = ''): string[] {
  return fields.flatMap(({ name, required, list, fields: within = [] }) => {
    const key = `${above}${name}${list ? '[]' : ''}`;
    return [`${key}${required ? '' : '?'}`, ...keysOfForm(within, `${key}.`)];
  });
}

function keysOfSchema(schema: z.core.$ZodType, above = ''): string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, part]) => {
    const value = unwrapped(part);
    const list = value instanceof z.ZodArray;
    const key = `${above}${name}${list ? '[]' : ''}`;
    const within = list ? unwrapped(value.element) : value;
    return [`${key}${part.safeParse(undefined).success ? '?' : ''}`, ...keysOfSchema(within, `${key}.`)];
  });
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.def.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrapped(schema.def.innerType);
  return schema;
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (here, step) => (here as Record<string | number, unknown> | undefined)?.[step],
    data,
  );
}

function withValue(data: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(data) as Data;
  const parent = path.slice(0, -1).reduce<Data>((here, step) => (here[step] ??= {}) as Data, copy);
  parent[path.at(-1) ?? ''] = value;
  return copy;
}

type Path = readonly (string | number)[];
type Data = Record<string | number, unknown>;

interface Place {
  field: Field;
  path: Path;
}

interface Config {
  content: (Entry & { items?: Entry[] })[];
}

interface Entry {
  name: string;
  label: string;
  path: string;
  fields: Field[];
}

interface Field {
  name: string;
  label: string;
  description?: string;
  type: string;
  required?: boolean;
  list?: { min?: number; max?: number };
  pattern?: { regex: string; message: string };
  options?: { values?: string[]; min?: number; max?: number; minlength?: number; maxlength?: number };
  fields?: Field[];
}
