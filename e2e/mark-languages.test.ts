import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { markLanguages } from '#integrations/mark-languages/mark-languages.ts';
import { fallbackMarks } from '#language/fallback-marks.ts';
import { expect, test } from './support/test.ts';

const texts = readFixture(import.meta.dirname, 'reading-order.yaml') as [
  text: string,
  arabic: string[],
  english?: string[],
][];

for (const [lang, dir] of [
  ['ar', 'rtl'],
  ['en', 'ltr'],
] as const) {
  test(`texts in two directions are in reading order on a page with lang="${lang}"`, async ({ page }) => {
    const shown = texts.filter(([text]) => lang === 'ar' || !text.includes('{'));
    const items = shown.map(([text]) => `<p>${text}</p>`).join('');
    const marked = items.replaceAll('{', fallbackMarks.start).replaceAll('}', fallbackMarks.end);
    const html = `<!doctype html><html lang="${lang}" dir="${dir}"><style>p { white-space: nowrap }</style>${marked}</html>`;
    await page.setContent(markLanguages(html, 'en'));
    const seen = await page.locator('p').evaluateAll(visualTexts);
    const expected = shown.map(([, arabic, english = arabic]) =>
      (lang === 'ar' ? arabic : english).map(fromLeft).join(''),
    );
    expect(seen).toEqual(expected);
  });
}

/** @returns the characters of each text from left to right, without spaces, and with brackets as they look */
function visualTexts(elements: Element[]): string[] {
  return elements.map((root) => {
    const glyphs: { character: string; x: number }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { segment: character, index } of new Intl.Segmenter().segment(node.textContent ?? '')) {
        range.setStart(node, index);
        range.setEnd(node, index + character.length);
        const box = range.getBoundingClientRect();
        if (character.trim()) glyphs.push({ character, x: box.left + box.width / 2 });
      }
    }
    const open: typeof glyphs = [];
    for (const glyph of glyphs) {
      if ('([«'.includes(glyph.character)) open.push(glyph);
      if (!')]»'.includes(glyph.character)) continue;
      const start = open.pop();
      if (start && start.x > glyph.x) [start.character, glyph.character] = [glyph.character, start.character];
    }
    return glyphs
      .sort((a, b) => a.x - b.x)
      .map(({ character }) => character)
      .join('');
  });
}

function fromLeft(piece: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(piece), ({ segment }) => segment);
  const isRightToLeft = /[[\p{Script=Arabic}\p{Script=Hebrew}]&&\p{L}]/v.test(piece);
  const mirrored: Record<string, string> = { '(': ')', ')': '(', '«': '»', '»': '«' };
  const seen = isRightToLeft ? characters.reverse().map((it) => mirrored[it] ?? it) : characters;
  return seen.join('').replaceAll(/\s/g, '');
}
