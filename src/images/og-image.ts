import crossDivider from '#assets/brand/cross-divider.svg?raw';
import { ogImageSize } from '#parish/og-images.ts';
import { cropAroundFocalPoint, parseFocalPoint } from './focal-crop.ts';
import { textPaths, type TextPaths } from './text-paths.ts';
import { openImage } from './open-image.ts';
import { colors } from '#styles/colors.ts';

/**
 * The image of a page where a link to it is shared: the page's banner, with its name on the calm part.
 *
 * @param master path of the banner's image
 * @param focalPoint where its subject is (`81% 50%`, across and down)
 * @param side where the subject stands, as `bannerLayout` says: the words are beside it, or in the upper middle
 * @param words the name in large letters, and the line below it
 * @returns a JPEG of {@link ogImageSize}, without metadata
 */
export async function createOgImage(
  master: string,
  focalPoint: string | undefined,
  side: 'end' | 'middle',
  words: { name: string; line: string },
): Promise<Buffer> {
  const image = openImage(master);
  const { autoOrient: size } = await image.metadata();
  return image
    .autoOrient()
    .extract(
      cropAroundFocalPoint(size, ogImageSize.width / ogImageSize.height, positionOf(size, focalPoint, side)),
    )
    .resize(ogImageSize)
    .composite([{ input: Buffer.from(overlay(side, words)) }])
    .flatten()
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

/** A subject at the end comes to stand at three quarters of the card, if the master is wide enough. */
function positionOf({ width, height }: Size, focalPoint: string | undefined, side: 'end' | 'middle') {
  const { x, y } = parseFocalPoint(focalPoint) ?? { x: 0.5, y: 0.5 };
  const shown = Math.min(width, (height * ogImageSize.width) / ogImageSize.height);
  const left = side === 'end' ? x * width - 0.75 * shown : (width - shown) / 2;
  return { x: width > shown ? Math.min(1, Math.max(0, left / (width - shown))) : 0, y, zoom: 1 };
}

function overlay(side: 'end' | 'middle', { name, line }: { name: string; line: string }): string {
  const { middle, top, width } = places[side];
  const title = textPaths(name, { width, lines: 3, size: 96 });
  const subtitle = textPaths(line, { width, lines: 2, size: 36 });
  const gap = 26;
  const height = heightOf(title) + gap + dividerHeight + gap + heightOf(subtitle);
  const start = top - height / 2;
  const dividerTop = start + heightOf(title) + gap;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${ogImageSize.width}" height="${ogImageSize.height}">
    <defs><radialGradient id="calm">
      <stop offset="0.35" stop-color="${colors['surface-darker']}" stop-opacity="0.72"/>
      <stop offset="1" stop-color="${colors['surface-darker']}" stop-opacity="0"/>
    </radialGradient></defs>
    <ellipse cx="${middle}" cy="${top}" rx="${width * 0.85}" ry="${height * 1.25}" fill="url(#calm)"/>
    <g fill="${colors['on-dark']}">${drawn(title, middle, start)}</g>
    <g transform="translate(${middle} ${dividerTop + dividerHeight / 2}) scale(1.15)" fill="${colors['on-dark-accent']}">${dividerDrawing}</g>
    <g fill="${colors['on-dark-accent']}">${drawn(subtitle, middle, dividerTop + dividerHeight + gap)}</g>
  </svg>`;
}

function drawn({ lines, lineHeight, size }: TextPaths, middle: number, top: number): string {
  const paths = lines.map(({ path, width }, index) => {
    const baseline = top + capHeight * size + index * lineHeight;
    return `<path transform="translate(${middle - width / 2} ${baseline})" d="${path}"/>`;
  });
  return paths.join('');
}

/** From the top of the first capitals to the last baseline. */
const heightOf = ({ lines, lineHeight, size }: TextPaths) =>
  capHeight * size + (lines.length - 1) * lineHeight;

/** Marcellus' capitals, as a part of its size. */
const capHeight = 0.7;

const dividerHeight = 32;
const dividerDrawing = crossDivider.replace(/^[^>]*>/, '').replace(/<\/svg>\s*$/, '');

/** Where the words have their middle, and how wide they may be, in pixels. */
const places = {
  end: { middle: 335, top: 265, width: 540 },
  middle: { middle: ogImageSize.width / 2, top: 240, width: 760 },
};

interface Size {
  width: number;
  height: number;
}
