import type { Locator } from 'playwright/test';
import sharp from 'sharp';

/**
 * How well the words of an element stand out from what is really behind them, shades and text shadows included.
 *
 * The colour of a word is the one that the browser reports for it. What is behind it is taken from a screenshot in
 * which the element's words are transparent and all else is painted as ever. Of all pixels in a word's own box, the
 * 5th percentile of the contrast is given, the weakest place but for a speck: so no word passes because others, or
 * most of its own letters, are easy to read, while a bright joint between two tiles, thinner than a letter's stroke
 * and in a word of seven letters less than a third of a letter in all, does not fail it.
 *
 * @param element whose words are measured, where they are wholly on the screen and not under another element
 * @param below in pixels from the top of the screen: words that begin higher up are left out
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export async function measureTextContrast(element: Locator, below = 0): Promise<MeasuredWord[]> {
  const page = element.page();
  const words = (await element.evaluate(wordsInSight)).filter(({ box }) => box.top >= below);
  if (words.length === 0) return [];
  const left = Math.floor(Math.min(...words.map(({ box }) => box.left)));
  const top = Math.floor(Math.min(...words.map(({ box }) => box.top)));
  const right = Math.ceil(Math.max(...words.map(({ box }) => box.right)));
  const bottom = Math.ceil(Math.max(...words.map(({ box }) => box.bottom)));
  await element.evaluate(hideWords);
  const picture = await page.screenshot({
    clip: { x: left, y: top, width: right - left, height: bottom - top },
    animations: 'allow',
  });
  await element.evaluate(showWords);
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

  return words.map(({ text, size, color, box }) => {
    const letters = luminance(...color);
    const contrasts: number[] = [];
    for (let y = Math.floor(box.top) - top; y < Math.ceil(box.bottom) - top; y++) {
      for (let x = Math.floor(box.left) - left; x < Math.ceil(box.right) - left; x++) {
        const at = (y * info.width + x) * 3;
        contrasts.push(contrast(letters, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)));
      }
    }
    contrasts.sort((a, b) => a - b);
    return { text, size, contrast: contrasts[Math.floor(contrasts.length * 0.05)] ?? 1 };
  });
}

/** @returns the words that do not reach what WCAG asks for, 4.5:1 or from 24 pixels on 3:1; a line for each */
export function belowWcagAA(words: MeasuredWord[]): string[] {
  return words
    .filter(({ size, contrast }) => contrast < (size >= 24 ? 3 : 4.5))
    .map(({ text, size, contrast }) => `'${text}' of ${size} px: ${contrast.toFixed(2)}:1`);
}

/** @returns the contrast of the element's weakest word, from 1 to 21; 1 where it has none in sight */
export async function contrastOf(element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const words = await measureTextContrast(element);
  return words.length > 0 ? Math.min(...words.map(({ contrast }) => contrast)) : 1;
}

/** Runs in the page. */
function wordsInSight(root: Element): Word[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Word[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const holder = node.parentElement;
    if (!holder?.checkVisibility() || holder.closest('.sr-only')) continue;
    const { color, fontSize } = getComputedStyle(holder);
    for (const { index, 0: text } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        const inSight = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!inSight || !hit || !(holder.contains(hit) || hit.contains(holder))) continue;
        const [r = 0, g = 0, b = 0] = (/\d[\d., ]*/.exec(color)?.[0] ?? '').split(', ').map(Number);
        found.push({ text, size: parseFloat(fontSize), color: [r, g, b], box: { left, top, right, bottom } });
      }
    }
  }
  return found;
}

/** Runs in the page. */
function hideWords(root: Element): void {
  if (!window.wordless) {
    window.wordless = new CSSStyleSheet();
    window.wordless.replaceSync(
      `:is([data-wordless], [data-wordless] *) {
        -webkit-text-fill-color: transparent !important;
        text-decoration-color: transparent !important;
      }`,
    );
    document.adoptedStyleSheets.push(window.wordless);
  }
  root.toggleAttribute('data-wordless', true);
}

/** Runs in the page. */
function showWords(root: Element): void {
  root.toggleAttribute('data-wordless', false);
}

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * share(red) + 0.7152 * share(green) + 0.0722 * share(blue);
}

function share(value: number): number {
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
  /** Of its letters, in CSS pixels. */
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
    wordless?: CSSStyleSheet;
  }
}
