import type { Locator } from 'playwright/test';
import sharp from 'sharp';

/**
 * Measures the contrast of each word of an element with its actual background, with scrims and text shadows.
 *
 * The text color is the computed one. The background comes from a screenshot in which the element's text is
 * transparent. The result is the 5th percentile of the contrast over all pixels of the word's box: almost its weakest
 * pixel, so a word does not pass because most of it is easy to read. A bright joint between two mosaic tiles, thinner
 * than the stroke of a letter, does not fail it.
 *
 * @param element whose words are measured, if they are completely in the viewport and not covered
 * @param below words that begin above this are left out, in pixels from the top of the viewport
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export async function measureTextContrast(element: Locator, below = 0): Promise<MeasuredWord[]> {
  const page = element.page();
  const words = (await element.evaluate(wordsInViewport)).filter(({ box }) => box.top >= below);
  if (words.length === 0) return [];
  const left = Math.floor(Math.min(...words.map(({ box }) => box.left)));
  const top = Math.floor(Math.min(...words.map(({ box }) => box.top)));
  const right = Math.ceil(Math.max(...words.map(({ box }) => box.right)));
  const bottom = Math.ceil(Math.max(...words.map(({ box }) => box.bottom)));
  await element.evaluate(hideText);
  const screenshot = await page.screenshot({
    clip: { x: left, y: top, width: right - left, height: bottom - top },
    animations: 'allow',
  });
  await element.evaluate(showText);
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });

  return words.map(({ text, size, color, box }) => {
    const textLuminance = luminance(...color);
    const contrasts: number[] = [];
    for (let y = Math.floor(box.top) - top; y < Math.ceil(box.bottom) - top; y++) {
      for (let x = Math.floor(box.left) - left; x < Math.ceil(box.right) - left; x++) {
        const at = (y * info.width + x) * 3;
        contrasts.push(
          contrast(textLuminance, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)),
        );
      }
    }
    contrasts.sort((a, b) => a - b);
    return { text, size, contrast: contrasts[Math.floor(contrasts.length * 0.05)] ?? 1 };
  });
}

/** @returns one message for each word below WCAG AA: 4.5:1, or 3:1 from 24 pixels up */
export function belowWcagAA(words: MeasuredWord[]): string[] {
  return words
    .filter(({ size, contrast }) => contrast < (size >= 24 ? 3 : 4.5))
    .map(({ text, size, contrast }) => `'${text}' of ${size} px: ${contrast.toFixed(2)}:1`);
}

/** @returns the lowest contrast of the element's words, from 1 to 21; 1 if none is in the viewport */
export async function contrastOf(element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const words = await measureTextContrast(element);
  return words.length > 0 ? Math.min(...words.map(({ contrast }) => contrast)) : 1;
}

/** Runs in the page. */
function wordsInViewport(root: Element): Word[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Word[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest('.sr-only')) continue;
    const { color, fontSize } = getComputedStyle(parent);
    for (const { index, 0: text } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const inViewport = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!inViewport || !hit || !(parent.contains(hit) || hit.contains(parent))) continue;
        const [r = 0, g = 0, b = 0] = (/\d[\d., ]*/.exec(color)?.[0] ?? '').split(', ').map(Number);
        found.push({ text, size: parseFloat(fontSize), color: [r, g, b], box: { left, top, right, bottom } });
      }
    }
  }
  return found;
}

/** Runs in the page. */
function hideText(root: Element): void {
  if (!window.hiddenText) {
    window.hiddenText = new CSSStyleSheet();
    window.hiddenText.replaceSync(
      `:is([data-hidden-text], [data-hidden-text] *) {
        -webkit-text-fill-color: transparent !important;
        text-decoration-color: transparent !important;
      }`,
    );
    document.adoptedStyleSheets.push(window.hiddenText);
  }
  root.toggleAttribute('data-hidden-text', true);
}

/** Runs in the page. */
function showText(root: Element): void {
  root.toggleAttribute('data-hidden-text', false);
}

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue);
}

function linearize(value: number): number {
  return linear[Math.round(value)] ?? 0;
}

const linear = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export interface MeasuredWord {
  text: string;
  /** The font size in CSS pixels. */
  size: number;
  /** From 1 to 21. */
  contrast: number;
}

interface Word {
  text: string;
  size: number;
  color: [red: number, green: number, blue: number];
  box: { left: number; top: number; right: number; bottom: number };
}

declare global {
  interface Window {
    hiddenText?: CSSStyleSheet;
  }
}
