import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { builtFiles, dist, readBuilt } from '../support/built-site.ts';
import { contentOf, fixtures } from '../support/fixtures.ts';
import { expect, test } from '../support/test.ts';
import { runTool } from '../support/temp-site.ts';

// The text of a page without a style sheet, as it is copied, searched and read in the reading mode of browsers. Astro drops line
// breaks between elements: https://docs.astro.build/en/reference/configuration-reference/#compresshtml
test('no words are joined that stand on different lines of the source', async () => {
  test.setTimeout(300_000);
  using folder = mkdtempDisposableSync(join(tmpdir(), 'uncompressed-'));
  const { today } = fixtures.ordinary;
  const config = ['--config', 'e2e/support/astro.uncompressed.config.mjs', '--outDir', folder.path];
  const { code, output } = await runTool('.', ['astro/bin/astro.mjs', 'build', ...config], {
    CONTENT: contentOf('ordinary'),
    TODAY: today,
    ASTRO_CACHE_DIR: join(dist, '../cache'),
  });
  expect(code, output).toBe(0);
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  expect(pages).toContain('ar/Schedule.html');
  for (const file of pages) {
    const separate = new Set(wordsOf(readBuilt(file, folder.path)));
    const joined = wordsOf(readBuilt(file)).filter((word) => !separate.has(word));
    expect.soft(joined, file).toEqual([]);
  }
});

/** Blocks are on lines of their own also without a style sheet. */
const blocks = (
  'address article aside blockquote body br dd details dialog div dl dt figcaption figure footer form h1 h2 h3 header iframe img li main nav ol ' +
  'p picture section summary svg table tbody td th thead tr ul'
).split(' ');

/** Also those between which the source breaks the line before punctuation, and after a bracket, are one. */
function wordsOf(html: string): string[] {
  const $ = load(html);
  $('head, script, style, [hidden]').remove();
  $(blocks.toString()).before(' ').prepend(' ').append(' ').after(' ');
  return $('body')
    .text()
    .replace(/(?<=[“«(])\s+|\s+(?=[”».,:;،؛)])/g, '')
    .split(/\s+/);
}
