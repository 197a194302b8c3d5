import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Church } from '#church/schema.ts';
import { regionName } from '#content-model/fields/country.ts';
import { textsIn } from '#content-model/content-path.ts';
import { readContent } from '#tools/content/read-content.ts';

const root = join(import.meta.dirname, '../..');
const content = Object.entries(readContent(root));
const { phone, shortName, address } = content[0]?.[1] as Church;
const town = `${address.city}, ${regionName(address)}`;
const facts = content.flatMap(([file, data]) =>
  textsIn(data)
    .filter(({ text }) => isFact(text, file))
    .map(({ text }) => ({ file, pattern: patternOf(text) })),
);
// Code could contain a single word by chance, but no abbreviation.
for (const text of [town, ...[shortName].filter((name) => /^[A-Z]{3,}$/.test(name))])
  facts.push({ file: 'church.yaml', pattern: patternOf(text) });

/** Code and styles of the pages. Messages about content give examples, which a church may be called. */
const codeFiles = globSync(['{src,integrations}/**/*.{ts,tsx,astro,css,json}', 'tailwind.config.ts'], {
  cwd: root,
}).filter((file) => !/\bschemas?\.ts$|\bcontent-model\b|\.test\.tsx?$|\bfixtures\b/.test(file));

it('code contains no fact and no text of the parish', () => {
  expect(codeFiles.length).toBeGreaterThan(50);
  const found = codeFiles.flatMap((file) =>
    factsInCode(readFileSync(join(root, file), 'utf8'))
      // The office may choose a heading that is a word of the interface too.
      .filter((fact) => !file.includes('language') || fact.file === 'church.yaml')
      .map(({ pattern }) => [file, pattern]),
  );
  expect(found).toEqual([]);
});

it.each([address.street, phone, phone.replace(/\D/g, '.'), town])('%s would be found in code', (fact) => {
  expect(factsInCode(`<p>Text ${fact}.</p>`)).not.toEqual([]);
  expect(factsInCode(`// ${fact}`)).toEqual([]);
});

function factsInCode(code: string) {
  const withoutComments = code.replace(/\/\*[^]*?\*\/|<!--[^]*?-->|(^|\s)\/\/ .*/g, ' ').replace(/\s+/g, ' ');
  return facts.filter(({ pattern }) => pattern.test(withoutComments));
}

/** Whether code could not contain a text by chance, unlike files of images, positions, options and short labels. */
function isFact(text: string, file: string): boolean {
  if (/^\.\.\/|^\d+% \d+%$|^on request$/.test(text)) return false;
  const isFactFile = /(church|liturgies|clergy)\.yaml$/.test(file);
  return text.length > (isFactFile ? 4 : 20) && /[\s@:]|\d{3}|^\+\d/.test(text);
}

/** @returns what matches a text as a whole; of a telephone number, its digits in any format; of an hour, also without AM */
function patternOf(text: string): RegExp {
  const digits = /^\+\d+[ -]([\d -]+)$/.exec(text)?.[1]?.replace(/\D/g, '');
  return digits
    ? new RegExp(digits.split('').join('\\D{0,3}'))
    : new RegExp(`(?<!\\w)${RegExp.escape(text.replace(/^(\d+:\d+) [AP]M$/, '$1'))}(?!\\w)`);
}
