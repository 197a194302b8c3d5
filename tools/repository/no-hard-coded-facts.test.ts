import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Church } from '#church/schema.ts';
import { regionName } from '#content-model/fields/country.ts';
import { textsIn } from '#content-model/content-path.ts';
import { readContent } from '#tools/shared/read-content.ts';
import { isOriginal } from '#tools/new-parish/new-parish.ts';

const root = join(import.meta.dirname, '../..');
const content = readContent(root);
const { phone, address } = content['church.yaml'] as Church;
const town = `${address.city}, ${regionName(address)}`;
const facts = Object.entries(content)
  .flatMap(([file, data]) => textsIn(data).filter(({ text }) => isFact(text, file)))
  .map(({ text }) => patternOf(text))
  .concat(patternOf(town));

// A text of another parish could be in the code by chance.
describe.runIf(isOriginal(root))('facts and texts of the parish', () => {
  it('are not in the code and the styles of the pages', () => {
    // Messages about content give examples, which a church may be called.
    const files = globSync(['{src,integrations}/**/*.{ts,tsx,astro,css,json}', 'tailwind.config.ts'], {
      cwd: root,
    }).filter((file) => !/\bschemas?\.ts$|\bcontent-model\b|\.test\.tsx?$|\bfixtures\b|\bwords\b/.test(file));
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((file) =>
      factsIn(readFileSync(join(root, file), 'utf8')).map((fact) => [file, fact]),
    );
    expect(found).toEqual([]);
  });

  it.each([address.street, phone, phone.replace(/\D/g, '.'), town])('%s would be found in code', (fact) => {
    expect(factsIn(`<p>Text ${fact}.</p>`)).not.toEqual([]);
    expect(factsIn(`// ${fact}`)).toEqual([]);
  });
});

function factsIn(code: string) {
  const withoutComments = code.replace(/\/\*[^]*?\*\/|<!--[^]*?-->|(^|\s)\/\/ .*/g, ' ').replace(/\s+/g, ' ');
  return facts.filter((pattern) => pattern.test(withoutComments));
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
