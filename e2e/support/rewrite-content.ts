import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { contentFiles, type ContentFile } from '#content/schemas/content-files.ts';
import { type JsonSchemaNode, contentJsonSchema } from '#cms/content-json-schema.ts';

/**
 * Writes the content of a copy of the project anew, each word as the schemas allow it; facts of a fixed form, such as
 * hours, pictures and addresses of other sites, stay as they are.
 *
 * @param folder of the copy, as `createTempSite` hands it over
 * @param rules what becomes of texts and of lists
 */
export async function rewriteContent(folder: string, rules: Rules): Promise<void> {
  for (const name of Object.keys(contentFiles) as ContentFile[]) {
    const file = join(folder, 'src/content', name);
    const present: unknown = parse(await readFile(file, 'utf8'));
    const place = name.replace('.yaml', '');
    await writeFile(
      file,
      stringify(rewritten(contentJsonSchema(name), present, { place, optional: false }, rules)),
    );
  }
}

function rewritten(form: JsonSchemaNode, present: unknown, where: Where, rules: Rules): unknown {
  if (form.properties) {
    const entries = Object.entries(form.properties).map(([key, part]) => {
      const place = `${where.place}.${key}`;
      const optional = !form.required?.includes(key);
      return [key, rewritten(part, childOf(present, key), { place, optional }, rules)] as const;
    });
    const filled = entries.filter(([, value]) => value !== undefined);
    return filled.length > 0 ? Object.fromEntries(filled) : undefined;
  }
  if (form.items) {
    const { items } = form;
    const list = Array.isArray(present) ? (present as unknown[]) : [];
    const entries = rules.list ? rules.list(list) : list;
    return entries.map((entry, index) =>
      rewritten(items, entry, { place: `${where.place}.${index + 1}`, optional: false }, rules),
    );
  }
  if (form.type !== 'string' || form.image) return present;
  const text = { ...where, form, present: typeof present === 'string' ? present : undefined };
  if (form.enum) return rules.choice ? rules.choice(text) : present;
  return rules.text(text);
}

function childOf(parent: unknown, key: string): unknown {
  return typeof parent === 'object' && parent ? (parent as Record<string, unknown>)[key] : undefined;
}

export interface Rules {
  /** @returns what shall stand there; nothing to leave it out */
  text: (text: Text) => string | undefined;
  /** @returns which of the words that are allowed there; by default the present one */
  choice?: (text: Text) => string | undefined;
  /** @returns which entries a list shall have; by default those that it has */
  list?: (entries: unknown[]) => unknown[];
}

interface Where {
  /** The file and the keys: `pages/home.hero.heading`, `ministries.ministries.1.name`. */
  place: string;
  /** It may be left out. */
  optional: boolean;
}

export interface Text extends Where {
  /** What the schema asks of it. A text with a `pattern` or a `format` has a form of its own. */
  form: JsonSchemaNode;
  present: string | undefined;
}
