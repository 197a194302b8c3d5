import type { Locator } from 'playwright/test';
import sharp from 'sharp';

/**
 * Measures the contrast of each word with the screenshot behind it; text is transparent from then on. The result is the 5th percentile
 * over the pixels of a word's box: a bright joint between two mosaic tiles, thinner than the stroke of a letter, does not fail it.
 */
export async function measureTextContrast(elements: Locator) {
  const words = await elements.evaluateAll(wordsInViewport);
  if (words.length === 0) return [];
  const x = Math.floor(Math.min(...words.map(({ left }) => left)));
  const y = Math.floor(Math.min(...words.map(({ top }) => top)));
  const clip = {
    ...{ x, y },
    width: Math.ceil(Math.max(...words.map(({ right }) => right))) - x,
    height: Math.ceil(Math.max(...words.map(({ bottom }) => bottom))) - y,
  };
  const screenshot = await elements.page().screenshot({ animations: 'allow', clip });
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });

  return words.map(({ root, text, size, color, left, top, right, bottom }) => {
    const textLuminance = luminance(color);
    const contrasts: number[] = [];
    for (let row = Math.floor(top) - y; row < Math.floor(bottom) - y; row++) {
      for (let column = Math.floor(left) - x; column < Math.floor(right) - x; column++) {
        const at = (row * info.width + column) * 3;
        contrasts.push(contrastRatio(textLuminance, luminance(data.subarray(at, at + 3))));
      }
    }
    contrasts.sort((a, b) => a - b);
    return { root, text, size, contrast: contrasts[Math.floor(contrasts.length * 0.05)] ?? 1 };
  });
}

/** @returns one message for each word below WCAG AA: 4.5:1, or 3:1 from 24 pixels up */
export function belowWcagAA(words: Awaited<ReturnType<typeof measureTextContrast>>): string[] {
  return words
    .filter(({ size, contrast }) => contrast < (size >= 24 ? 3 : 4.5))
    .map(({ text, size, contrast }) => `'${text}' of ${size} px: ${contrast.toFixed(2)}:1`);
}

function wordsInViewport(roots: Element[]) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
  }`);
  document.adoptedStyleSheets = [sheet];
  const header = document.querySelector('.site-header') ?? document.body;
  const scrimBottom =
    header.getBoundingClientRect().bottom -
    Math.min(0, Number.parseFloat(getComputedStyle(header, '::before').bottom) || 0);
  const found = [];
  for (const [root, element] of roots.entries()) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
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
          const highest = scrollY === 0 || header.contains(parent) ? 0 : scrimBottom;
          const inViewport = left >= 0 && top >= highest && right <= innerWidth && bottom <= innerHeight;
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          if (!inViewport || !hit || !(parent.contains(hit) || hit.contains(parent))) continue;
          found.push({ root, text, size: parseFloat(style.fontSize), color, left, top, right, bottom });
        }
      }
    }
  }
  return found;
}

export function contrastRatio(...luminances: [number, number]): number {
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

export function luminance([red = 0, green = 0, blue = 0]: Iterable<number>): number {
  return 0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue);
}

function linearize(channel: number): number {
  const value = channel / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
