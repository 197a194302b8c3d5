import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { parse } from 'yaml';
import { textsIn } from '#content-model/content-path.ts';
import { builtFiles, readBuilt } from './support/built-site.ts';
import { distOf } from './support/fixtures.ts';
import { expect, test } from './support/test.ts';

/** The texts of the interface and of a fixture, without the facts of its church. */
function textsOf(code: string, fixture: string): Set<string> {
  const root = join(import.meta.dirname, '..');
  const content = globSync(['*.yaml', 'pages/*.yaml'], { cwd: join(root, 'e2e/fixtures', fixture) });
  const files = content
    .filter((file) => file !== 'church.yaml')
    .map((file) => join('e2e/fixtures', fixture, file));
  const data = [`src/language/words/${code}.json`, ...files].map(
    (file) => parse(readFileSync(join(root, file), 'utf8')) as object,
  );
  return new Set(textsIn(data).flatMap(({ text }) => text.split(/\{\w+\}/).map(normalize)));
}

const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The lines of a file, or the texts of its elements and their attributes. */
function shownIn(file: string): string[] {
  const text = readBuilt(file, distOf('germany'));
  if (!/\.(html|svg)$/.test(file)) return text.replaceAll('\r\n ', '').split(/\n|^\w+:/m);
  const $ = load(text);
  return $('*:not(html, head, body, style, script:not([type*=ld]))')
    .toArray()
    .flatMap((element) => {
      const { alt = '', content = '', title = '', srcdoc, ...attributes } = $(element).attr() ?? {};
      const own = $(element).contents().not('*').toArray();
      const frame = srcdoc ? [load(srcdoc).text()] : [];
      return [
        $(element).text(),
        ...own.map((it) => $(it).text()),
        alt,
        content,
        title,
        attributes['aria-label'] ?? '',
        ...frame,
      ];
    });
}

test('no file in German or Arabic has a text of the English interface or content', () => {
  const german = textsOf('de', 'germany');
  const english = [...textsOf('en', 'parish').difference(german)].filter((text) => /[a-z]{4}/i.test(text));
  const files = builtFiles(distOf('germany')).filter((file) =>
    /\.(html|ics|svg|txt|webmanifest)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files.filter((name) => name !== 'licenses.txt')) {
    const shown = new Set(shownIn(file).map(normalize));
    const foreign = /\bar\b/.test(file)
      ? // The address on an envelope is in the language of the country.
        [...english, ...german].filter((text) => /\p{Ll}.{8}/u.test(text) && text !== 'Finanzbüro')
      : english;
    expect
      .soft(
        foreign.filter((text) => shown.has(text)),
        file,
      )
      .toEqual([]);
  }
});
