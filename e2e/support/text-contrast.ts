import type { Locator } from 'playwright/test';
import sharp from 'sharp';

/**
 * Measures the contrast of each word of an element with its actual background, with scrims and text shadows.
 *
 * The text color is the computed one. The background comes from a screenshot in which the element's text is
 * transparent. The result is the 5th percentile of the contrast over all pixels of the word's box: almost its weakest
 * pixel, so a word does not pass because most of it is easy to read. A bright joint between two mosaic tiles, thinner
 * than the stroke of a letter, does not fail it.
 * @param below words that begin above this are left out, in pixels from the top of the viewport
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export async function measureTextContrast(element: Locator, below = 0) {
  const words = (await element.evaluate(wordsInViewport)).filter(({ top }) => top >= below);
  if (words.length === 0) return [];
  await element.evaluate(hideText);
  const x = Math.floor(Math.min(...words.map(({ left }) => left)));
  const y = Math.floor(Math.min(...words.map(({ top }) => top)));
  const clip = {
    ...{ x, y },
    width: Math.ceil(Math.max(...words.map(({ right }) => right))) - x,
    height: Math.ceil(Math.max(...words.map(({ bottom }) => bottom))) - y,
  };
  const screenshot = await element.page().screenshot({ animations: 'allow', clip });
  await element.evaluate(showText);
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });

  return words.map(({ text, size, color, left, top, right, bottom }) => {
    const textLuminance = luminance(color);
    const contrasts: number[] = [];
    for (let row = Math.floor(top) - y; row < Math.floor(bottom) - y; row++) {
      for (let column = Math.floor(left) - x; column < Math.floor(right) - x; column++) {
        const at = (row * info.width + column) * 3;
        contrasts.push(contrastRatio(textLuminance, luminance(data.subarray(at, at + 3))));
      }
    }
    contrasts.sort((a, b) => a - b);
    return { text, size, contrast: contrasts[Math.floor(contrasts.length * 0.05)] ?? 1 };
  });
}

/** @returns one message for each word below WCAG AA: 4.5:1, or 3:1 from 24 pixels up */
export function belowWcagAA(words: Awaited<ReturnType<typeof measureTextContrast>>): string[] {
  return words
    .filter(({ size, contrast }) => contrast < (size >= 24 ? 3 : 4.5))
    .map(({ text, size, contrast }) => `'${text}' of ${size} px: ${contrast.toFixed(2)}:1`);
}

function wordsInViewport(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest('.sr-only')) continue;
    const style = getComputedStyle(parent);
    const color = (/\d[\d., ]*/.exec(style.color)?.[0] ?? '').split(', ').map(Number);
    for (const { index, 0: text } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const inViewport = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!inViewport || !hit || !(parent.contains(hit) || hit.contains(parent))) continue;
        found.push({ text, size: parseFloat(style.fontSize), color, left, top, right, bottom });
      }
    }
  }
  return found;
}

function hideText(root: Element): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is([data-hidden-text], [data-hidden-text] *) {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
  }`);
  document.adoptedStyleSheets.push(sheet);
  root.toggleAttribute('data-hidden-text', true);
}

function showText(root: Element): void {
  document.adoptedStyleSheets.pop();
  root.toggleAttribute('data-hidden-text', false);
}

/** @returns the contrast of two luminances, from 1 to 21 */
export function contrastRatio(...luminances: [number, number]): number {
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** @returns the relative luminance of red, green and blue from 0 to 255 */
export function luminance([red = 0, green = 0, blue = 0]: Iterable<number>): number {
  return 0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue);
}

function linearize(channel: number): number {
  const value = channel / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
