import sharp from 'sharp';
import crossDivider from '#assets/brand/cross-divider.svg?raw';
import { subsetFontFile } from '#fonts/subset-font.ts';
import { ogImageSize } from '#parish/og-images.ts';
import { colors } from '#styles/colors.ts';
import { cropAroundFocalPoint, parseFocalPoint } from './focal-crop.ts';
import { openImage } from './open-image.ts';

/**
 * Draws the Open Graph image of a page: its banner image with the page's name on the empty part.
 *
 * @param source the banner image: a path, or the bytes
 * @param focalPoint of that image: `81% 50%`, across and down
 * @param subjectSide from `bannerLayout`: the text is beside a subject at the end, otherwise in the upper middle
 * @param text `name` in large letters, `line` below it
 * @returns a JPEG of {@link ogImageSize}, without metadata
 */
export async function createOgImage(
  source: string | Uint8Array,
  focalPoint: string | undefined,
  subjectSide: 'end' | 'middle',
  text: { name: string; line: string },
): Promise<Buffer> {
  const image = openImage(source);
  const { autoOrient: size } = await image.metadata();
  const ratio = ogImageSize.width / ogImageSize.height;
  return image
    .autoOrient()
    .extract(cropAroundFocalPoint(size, ratio, cropPosition(size, focalPoint, subjectSide)))
    .resize(ogImageSize)
    .composite(await textLayers(subjectSide, text))
    .flatten()
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

/** Puts a subject at the end at three quarters of the width, if the source is wide enough. */
function cropPosition(
  { width, height }: Size,
  focalPoint: string | undefined,
  subjectSide: 'end' | 'middle',
) {
  const { x, y } = parseFocalPoint(focalPoint) ?? { x: 0.5, y: 0.5 };
  const shown = Math.min(width, (height * ogImageSize.width) / ogImageSize.height);
  const left = subjectSide === 'end' ? x * width - 0.75 * shown : (width - shown) / 2;
  return { x: width > shown ? Math.min(1, Math.max(0, left / (width - shown))) : 0, y, zoom: 1 };
}

/** A gradient that darkens the background, the name, the divider, and the line, centered on `center`. */
async function textLayers(subjectSide: 'end' | 'middle', text: { name: string; line: string }) {
  const { center, width } = textBoxes[subjectSide];
  const [name, line] = await Promise.all([
    renderText(text.name, { width, height: 302, size: 96, color: colors['on-dark'] }),
    renderText(text.line, { width, height: 75, size: 36, color: colors['on-dark-accent'] }),
  ]);
  const height = name.height + line.height + dividerSpace;
  const top = Math.round(center.y - height / 2);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${ogImageSize.width}" height="${ogImageSize.height}">
    <defs><radialGradient id="scrim">
      <stop offset="0.35" stop-color="${colors['surface-darker']}" stop-opacity="0.72"/>
      <stop offset="1" stop-color="${colors['surface-darker']}" stop-opacity="0"/>
    </radialGradient></defs>
    <ellipse cx="${center.x}" cy="${center.y}" rx="${width * 0.85}" ry="${height * 1.25}" fill="url(#scrim)"/>
    <g transform="translate(${center.x} ${top + name.height + dividerSpace / 2}) scale(1.15)" fill="${colors['on-dark-accent']}">${dividerShapes}</g>
  </svg>`;
  const left = ({ width }: Size) => Math.round(center.x - width / 2);
  return [
    { input: Buffer.from(svg), left: 0, top: 0 },
    { input: name.data, left: left(name), top },
    { input: line.data, left: left(line), top: top + name.height + dividerSpace },
  ];
}

/**
 * Renders text in Marcellus with Pango, wrapped and centered: at `size` pixels if it fits the box, smaller otherwise.
 *
 * @returns a transparent PNG, trimmed to the letters
 */
async function renderText(text: string, { width, height, size, color }: TextStyle) {
  const options = {
    text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
    font: `Marcellus ${size}`,
    fontfile: await subsetFontFile('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2', {
      format: 'ttf',
    }),
    width,
    align: 'centre',
    // Reduces the font's line height from 1.25 to 1.12.
    spacing: Math.round(size * -0.13),
    rgba: true,
  } as const;
  const render = async (fit: { dpi: number } | { height: number }) => {
    const { data, info } = await sharp({ text: { ...options, ...fit } })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };
  const image = await render({ dpi: 72 });
  return image.width <= width && image.height <= height ? image : render({ height });
}

const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Height of the divider with the space around it, in pixels. */
const dividerSpace = 84;
const dividerShapes = crossDivider.replace(/^[^>]*>/, '').replace(/<\/svg>\s*$/, '');

/** Center and width of the text, in pixels. */
const textBoxes = {
  end: { center: { x: 335, y: 265 }, width: 540 },
  middle: { center: { x: ogImageSize.width / 2, y: 240 }, width: 760 },
};

interface TextStyle extends Size {
  size: number;
  color: string;
}

interface Size {
  width: number;
  height: number;
}
