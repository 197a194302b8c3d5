import { allowNotFoundStatus, pathsWithNotFound } from '../../support/routes.ts';
import { expect, test } from '../support/test.ts';

/** Every 8 px, and the narrow range in which a column of the footer was once too narrow for its links. */
const widths = [
  ...Array.from({ length: 141 }, (_, index) => 320 + 8 * index),
  ...Array.from({ length: 7 }, (_, index) => 385 + index),
];

test.beforeEach(allowNotFoundStatus);

for (const path of pathsWithNotFound) {
  test(`${path} breaks no word in its header, panels, buttons and footer, at any width`, async ({ page }) => {
    // A limit for a test that hangs: this one sets 148 sizes.
    test.setTimeout(180_000);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const broken: Record<string, number[]> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const word of await page.evaluate(brokenWords)) (broken[word] ??= []).push(width);
    }
    const messages = Object.entries(broken).map(([word, at]) => `${path}: ${word} at ${at.join(', ')} px`);
    expect(messages).toEqual([]);
  });
}

/**
 * Runs in the page, also with each menu of the header open.
 *
 * @returns the words on two lines, and the last words of external links that are not on the line of their arrow
 */
function brokenWords(): string[] {
  const broken = wordsOnTwoLines();
  for (const menu of document.querySelectorAll<HTMLElement>('.site-header [popover]')) {
    menu.showPopover();
    broken.push(...wordsOnTwoLines());
    menu.hidePopover();
  }
  return [...new Set(broken)];

  function wordsOnTwoLines(): string[] {
    const found: string[] = [];
    const parts = 'header, [class*=panel], button, .button, body > footer';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, textContent } = node;
      if (!element?.closest(parts) || !element.checkVisibility() || element.closest('.sr-only')) continue;
      const boxes = [...(textContent ?? '').matchAll(/[^\s–—-]+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (lines.some(({ top }) => top > (lines[0]?.bottom ?? 0) - 1)) found.push(`'${word}'`);
        return { word, end: lines.at(-1) };
      });
      const arrow = element.closest('.external')?.querySelector('svg')?.getBoundingClientRect();
      const last = boxes.at(-1);
      if (arrow?.width && last?.end && (arrow.top > last.end.bottom || arrow.bottom < last.end.top))
        found.push(`'${last.word}' and its arrow`);
    }
    return found;
  }
}
