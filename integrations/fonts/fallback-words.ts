import { glob, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { load } from 'cheerio';
import subsetFont from 'subset-font';

/**
 * Draws every word in one typeface: where the font of a text lacks a letter of a word, browsers would draw that letter
 * alone in a fallback font. In the built pages, such a word is in the fallback fonts as a whole.
 */
export default function fallbackWords(): AstroIntegration {
  let fonts: readonly Font[] = [];
  return {
    name: 'fallback-words',
    hooks: {
      'astro:config:done': ({ config }) => {
        fonts = (config.fonts ?? []) as unknown as Font[];
      },
      'astro:build:done': async ({ dir }) => {
        for await (const file of glob('**/*.html', { cwd: dir })) {
          const url = new URL(file, dir);
          const html = await readFile(url, 'utf8');
          const letters = html.normalize().match(LETTER);
          if (letters) await writeFile(url, markWords(html, await missingLetters(fonts, letters)));
        }
      },
    },
  };
}

/**
 * Latin letters beyond Latin-1, letters such as the ʿ of Arabic names, and letters with marks that Unicode has no character
 * for.
 */
const LETTER = /\p{Script=Latin}\p{M}+|(?![\0-ÿ])[\p{Script=Latin}ʹ-˿]/gu;

// Of Linux, DejaVu has the letters that Liberation lacks.
const STYLES = `<style>${[
  '.fallback-display{font-family:DejaVu Serif,Display Times,Display Noto,serif}',
  '.fallback-text{font-family:DejaVu Sans,Text Arial,Text Roboto,sans-serif}',
].join('')}</style>`;

/**
 * Marks the words with a letter that the font of their place lacks. What React renders stays as it is.
 * @param missing the letters that the fonts lack, by the custom property of the font
 */
export function markWords(html: string, missing: MissingLetters): string {
  const $ = load(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const isArabic = $('html').attr('lang') === 'ar';
  const edits: Edit[] = [];
  for (const node of $('body, body *').contents()) {
    const parent = $(node).parent();
    const position = node.sourceCodeLocation;
    if (node.nodeType !== 3 || !position || parent.closest('script, style, svg, option, textarea').length > 0)
      continue;
    if (parent.closest('astro-island, astro-slot').is('astro-island')) continue;
    const font =
      parent.closest('h1, h2, h3, .font-display, .site-header-name').length > 0 ? 'display' : 'text';
    const lacking = missing[isArabic ? '--font-arabic' : `--font-${font}`];
    const { startOffset: start, endOffset: end } = position;
    const text = html.slice(start, end);
    const words = text.replace(/\S+/g, (word) =>
      word
        .normalize()
        .match(LETTER)
        ?.some((letter) => lacking?.has(letter))
        ? `<span class="fallback-${font}">${word}</span>`
        : word,
    );
    // Around the whole text, which stays one item of a flex container.
    if (words !== text) edits.push({ start, end, text: `<span>${words}</span>` });
  }
  if (edits.length === 0) return html;
  // From the end of the page: what is before an edit keeps its position.
  edits.sort((a, b) => b.start - a.start);
  return edits
    .reduce((page, { start, end, text }) => page.slice(0, start) + text + page.slice(end), html)
    .replace('</head>', `${STYLES}</head>`);
}

/** @returns which of the letters the fonts lack */
export async function missingLetters(
  fonts: readonly Font[],
  letters: readonly string[],
): Promise<MissingLetters> {
  const missing: MissingLetters = {};
  for (const { cssVariable, options } of fonts) {
    const files = await Promise.all(options.variants.map(({ src: [path] }) => readFile(path)));
    const lacking = (missing[cssVariable] = new Set());
    for (const letter of new Set(letters)) if (!(await hasGlyph(files, letter))) lacking.add(letter);
  }
  return missing;
}

/** Whether a font has one glyph for a letter and its marks. A subset without a glyph is as long as an empty one. */
async function hasGlyph(files: readonly Buffer[], letter: string): Promise<boolean> {
  if (/\p{M}/u.test(letter)) return false;
  const lengthOf = async (file: Buffer, text: string) =>
    (await subsetFont(file, text, { targetFormat: 'sfnt' })).length;
  for (const file of files) if ((await lengthOf(file, letter)) > (await lengthOf(file, ''))) return true;
  return false;
}

type MissingLetters = Record<string, Set<string>>;

interface Edit {
  start: number;
  end: number;
  text: string;
}

interface Font {
  cssVariable: string;
  options: { variants: readonly { src: readonly [path: string] }[] };
}
