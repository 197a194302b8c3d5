import { join } from 'node:path';
import { names } from '#content/content-files.ts';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { textsIn } from '#content-model/content-path.ts';
import { builtFiles, fileAt, readBuilt } from './support/built-site.ts';
import { distOf, type fixtures, loadFixture } from './support/fixtures.ts';
import { expect, paths, test } from './support/test.ts';

const root = join(import.meta.dirname, '..');
const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function textsOf(code: string, site: keyof typeof fixtures): Set<string> {
  const { written } = loadFixture(site);
  const words = readFixture(root, `src/language/words/${code}.json`);
  const data = [words, ...names.filter((name) => name !== 'church.yaml').map(written)];
  const texts = textsIn(data).flatMap(({ text }) => text.split(/\{\w+\}/).map(normalize));
  // Not ids and addresses.
  return new Set(texts.filter((text) => !/^([a-z-]+|https:.*)$/.test(text)));
}

test('no file in German or Arabic has a text of the English interface or content', () => {
  const german = textsOf('de', 'germany');
  const english = [...textsOf('en', 'ordinary').difference(german)].filter((text) => /[a-z]{4}/i.test(text));
  const foreign = {
    de: english,
    // The address on an envelope is in the language of the country.
    ar: [...english, ...german].filter((text) => /\p{Ll}.{8}/u.test(text) && text !== 'Finanzbüro'),
  };
  const dist = distOf('germany');
  const files = builtFiles(dist).filter((file) =>
    /(?<!licenses)\.(html|ics|svg|txt|webmanifest)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readBuilt(file, dist)
      .replaceAll('\r\n ', '')
      .replaceAll(/&(lt|gt|quot|#34);/g, '"');
    // What is between tags or in quotation marks, or the value of a line.
    const shown = new Set(text.split(/[<>"\n]|^\w+:/m).map(normalize));
    const texts = foreign[/\bar\b/.test(file) ? 'ar' : 'de'].filter((it) => shown.has(it));
    expect.soft(texts, file).toEqual([]);
  }
});

test('pages in Arabic have no words in Latin letters but names and addresses', () => {
  const names = [
    '120 Lincoln Avenue',
    'Springfield, IL 62701',
    'St. Mark Coptic Orthodox Church',
    'Finance office',
    'office@stmark.example',
    'office@church.example',
    'www.church.example',
  ];
  for (const path of paths.filter((it) => it.startsWith('/ar'))) {
    const html = readBuilt(fileAt(path)).replaceAll(/<(script|style).*?<\/\1>/gs, '');
    const shown = html.matchAll(/(?:>|\b(?:alt|aria-label|title)=")([^<"]+)/g);
    const texts = Array.from(shown, ([, text = '']) => normalize(text));
    const latin = texts.filter((text) => /[a-z]{2,}\P{L}+[a-z]{2,}/iu.test(text) && !names.includes(text));
    expect.soft(latin, path).toEqual([]);
  }
});
