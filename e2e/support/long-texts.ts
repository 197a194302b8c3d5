import { rmSync } from 'node:fs';
import { stringify } from 'yaml';
import { jsonSchemaOf, names } from '#content/content-files.ts';
import { editFile } from '#content/files.ts';
import type { Project } from '#content/load.ts';
import type { JsonSchemaNode } from '#content-model/json-schema.ts';

const words = (
  'Thanksgiving Archimandrite Sanctification of Transfiguration Confraternity for Resurrection and ' +
  'Reconciliation Congregational the Protopresbyter Catechumenate Commemoration in Annunciation Hospitality'
).split(' ');

/** In place of another key of the same entry. */
const alternatives = ['addressee'];

/**
 * Writes the content of a project with texts as long as its schemas allow, also in optional keys: every second one without spaces,
 * each with a number, because titles differ.
 * Where a rule allows less, the text says how much: `Privacy … 148`.
 */
export function writeLongTexts({ written }: Project, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  let count = 0;
  for (const name of names)
    editFile(folder, name, () => stringify(lengthen(written(name), jsonSchemaOf(name)), { lineWidth: 0 }));

  function lengthen(value: unknown, node: JsonSchemaNode | undefined): unknown {
    if (Array.isArray(value)) return value.map((entry) => lengthen(entry, node?.items));
    if (typeof value === 'string') return lengthenText(value, node);
    if (typeof value !== 'object' || value === null) return value;
    const texts = Object.entries(node?.properties ?? {}).filter(
      ([key, child]) => isText(child) && !alternatives.includes(key),
    );
    const all = { ...Object.fromEntries(texts.map(([key]) => [key, ''])), ...value };
    return Object.fromEntries(
      Object.entries(all).flatMap(([key, child]) =>
        key === 'translations' ? [] : [[key, lengthen(child, node?.properties?.[key])]],
      ),
    );
  }

  function lengthenText(text: string, node: JsonSchemaNode | undefined): string {
    const [, start = '', length] = /^(.*?) ?… ?(\d+)$/.exec(text) ?? [];
    if (!length && !isText(node)) return text;
    const index = count++ % words.length;
    const circle = [...words.slice(index), ...words.slice(0, index), ''].join(count % 2 ? ' ' : '');
    const end = String(count);
    const maxLength = Number(length ?? node?.maxLength);
    return (start && `${start} `).concat(circle.repeat(maxLength)).slice(0, maxLength - end.length) + end;
  }
}

const isText = (node: JsonSchemaNode | undefined) =>
  Boolean(node?.translatable && node.maxLength && !node.pattern);
