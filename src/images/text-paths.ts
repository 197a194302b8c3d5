import font from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff?inline';
import { parse, type PathCommand } from 'opentype.js/dist/opentype.mjs';

const marcellus = parse(new Uint8Array(Buffer.from(font.slice(font.indexOf(',') + 1), 'base64')).buffer);

/**
 * Words set in Marcellus as drawings, kerned, for images that are read where the font is not: as large as they fit
 * into the box, on as many lines as that takes.
 *
 * @param text one line; it is broken at spaces
 * @param box how wide the lines may be, how many there may be, and the largest size, in pixels
 * @returns the lines from the top, each with its path and its width, at the one size and line height that they share
 */
export function textPaths(text: string, { width, lines: most, size: largest }: Box): TextPaths {
  const words = text.split(/\s+/);
  for (let size = largest; ; size *= 0.94) {
    const lines = broken(words, width, size);
    const fits = lines.length <= most && lines.every((line) => widthOf(line, size) <= width);
    if (fits || size < smallest) {
      return {
        size,
        lineHeight: size * 1.12,
        lines: lines.map((line) => ({
          path: pathData(marcellus.getPath(line, 0, 0, size).commands),
          width: widthOf(line, size),
        })),
      };
    }
  }
}

/** Below this nobody could read it in a chat; a longer text sticks out rather than vanish. */
const smallest = 24;

/** Words are put on a line as long as they fit. */
function broken(words: readonly string[], width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The library's own writer glues a number to the next one where that is a tiny bit below 0. */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map(({ type, ...points }) => {
      const { x1, y1, x2, y2, x, y } = points as Partial<
        Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>
      >;
      const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined);
      return type + numbers.map((number) => number.toFixed(1)).join(' ');
    })
    .join('');
}

const widthOf = (line: string, size: number) => marcellus.getAdvanceWidth(line, size);

interface Box {
  width: number;
  lines: number;
  size: number;
}

export interface TextPaths {
  size: number;
  lineHeight: number;
  lines: { path: string; width: number }[];
}
