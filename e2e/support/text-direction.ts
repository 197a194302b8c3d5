import { type Locator } from 'playwright/test';

/** @returns the direction that a text has by `dir="auto"`: that of its first letter */
export const directionOf = (text: string) => (/^\P{L}*\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr');

/**
 * @returns the characters of a text on one line in the order in which they are seen from left to right, without spaces.
 *   Brackets are as they look: those of text from right to left are mirrored.
 */
export const visualText = (element: Locator): Promise<string> =>
  element.evaluate((root) => {
    const glyphs: { character: string; x: number }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { segment: character, index } of new Intl.Segmenter().segment(node.textContent ?? '')) {
        range.setStart(node, index);
        range.setEnd(node, index + character.length);
        // WebKit adds a box without width at the edge of the text before.
        const box = [...range.getClientRects()].find(({ width }) => width > 0);
        if (box && character.trim()) glyphs.push({ character, x: box.left + box.width / 2 });
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
