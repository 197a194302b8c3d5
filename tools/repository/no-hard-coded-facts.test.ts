import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Church } from '#church/schema.ts';
import { regionName } from '#content-model/fields/country.ts';
import { readContent } from '#tools/content/read-files.ts';

const src = resolve(import.meta.dirname, '../../src');
const content = readContent(resolve(src, '..'));
const church = content['church.yaml'] as Church;
const { phone, shortName, address } = church;
const town = `${address.city}, ${regionName(address)}`;
const churchFacts = [
  ...factsIn(church, 'church.yaml'),
  wholeText(town),
  // An abbreviation. Code could contain a single word by chance.
  ...[shortName].filter((name) => /^[A-Z]{3,}$/.test(name)).map(wholeText),
];
const facts = [...Object.entries(content).flatMap(([file, data]) => factsIn(data, file)), ...churchFacts];

/** Code and styles of the pages. Messages about content give examples, which a church may be called. */
const codeFiles = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|astro|css|json)$/.test(file))
  .filter((file) => !/\bschemas?\.ts$|\bcontent-model\b|\.test\.tsx?$|\bfixtures\b/.test(file))
  .map((file) => join(src, file))
  .concat(resolve(src, '../tailwind.config.ts'));

it('code contains no fact and no text of the parish', () => {
  expect(codeFiles.length).toBeGreaterThan(50);
  const found = codeFiles.flatMap((file) => {
    // The office may choose a heading that is a word of the interface too.
    const wanted = file.includes('language') ? churchFacts : facts;
    return factsInCode(readFileSync(file, 'utf8'), wanted).map((fact) => [file, fact]);
  });
  expect(found).toEqual([]);
});

it.each([address.street, phone, phone.replace(/\D/g, '.'), town])('%s would be found in code', (fact) => {
  expect(factsInCode(`<p>Text ${fact}.</p>`)).not.toEqual([]);
  expect(factsInCode(`// ${fact}`)).toEqual([]);
});

function factsInCode(code: string, wanted = facts): string[] {
  const withoutComments = code.replace(/\/\*[^]*?\*\/|<!--[^]*?-->|(^|\s)\/\/ .*/g, ' ').replace(/\s+/g, ' ');
  return wanted.filter((fact) => fact.test(withoutComments)).map(String);
}

/** Everything in the content that code could not contain by chance: names, times, links, sentences. */
function factsIn(value: unknown, file: string): RegExp[] {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).flatMap((child) => factsIn(child, file));
  // Code may name the same image files, positions, options and short labels.
  if (typeof value !== 'string' || /^\.\.\/|^\d+% \d+%$|^on request$/.test(value)) return [];
  if (/^\+\d+[ -][\d -]+$/.test(value)) {
    const digits = value.replace(/^\+\d+|\D/g, '');
    return [new RegExp(digits.split('').join('\\D{0,3}'))];
  }
  if (/^\d+:\d+ [AP]M$/.test(value)) return [wholeText(value.replace(/ [AP]M$/, ''))];
  const isFactFile = /(church|liturgies|clergy)\.yaml$/.test(file);
  return value.length > (isFactFile ? 4 : 20) && /[\s@:]|\d{3}/.test(value) ? [wholeText(value)] : [];
}

function wholeText(text: string): RegExp {
  return new RegExp(`(?<!\\w)${RegExp.escape(text)}(?!\\w)`);
}
