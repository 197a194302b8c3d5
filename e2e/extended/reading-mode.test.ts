import { fileURLToPath } from 'node:url';
import { builtFiles, readBuilt } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

// The reading mode of Firefox: https://github.com/mozilla/readability
const path = fileURLToPath(import.meta.resolve('@mozilla/readability/Readability.js'));

test('the reading mode keeps the numbers of verses, and sets each text in its direction', async ({
  page,
}) => {
  const files = builtFiles().filter((file) => /^(ar\/)?Gospel\b.*\.html$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  await page.addScriptTag({ path });
  for (const file of files) {
    const found = await page.evaluate(readVerses, readBuilt(file));
    expect.soft(found.directions, file).toEqual(['Arabic in rtl', 'Latin in ltr']);
    expect.soft(found.kept, file).toBe(found.numbers);
  }
});

declare const Readability: new (document: Document) => {
  parse: () => { content: string; dir: string | null } | null;
};

/** @returns the scripts of the paragraphs with the direction that each is set in, and how many verses have their number */
function readVerses(html: string) {
  const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
  const article = new Readability(parse(html)).parse();
  const shown = parse(`<body dir="${article?.dir ?? 'ltr'}">${article?.content}`);
  const directions = new Set(
    [...shown.querySelectorAll('p:has(sup)')].map((paragraph) => {
      const script = /\p{Script=Arabic}/u.test(paragraph.textContent) ? 'Arabic' : 'Latin';
      return `${script} in ${paragraph.closest('[dir]')?.getAttribute('dir')}`;
    }),
  );
  const count = (document: Document) => document.querySelectorAll('sup').length;
  return { directions: [...directions].sort(), kept: count(shown), numbers: count(parse(html)) };
}
