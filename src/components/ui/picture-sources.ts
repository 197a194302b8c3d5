import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/**
 * AVIF quality, chosen by eye at the size shown: the least at which the tesserae keep their edges.
 * WebP serves only browsers without AVIF.
 */
const quality = {
  hero: { avif: 40, webp: 60 },
  banner: { avif: 40, webp: 60 },
  card: { avif: 48, webp: 65 },
  medallion: { avif: 50, webp: 70 },
} as const;

/**
 * What a `<picture>` needs to show one picture in several cuts.
 *
 * @param picture the master, and where its subject is (`81% 50%`, across and down)
 * @param crops from the narrowest screen up; widths over what the master has are left out
 * @returns attributes of one AVIF `<source>` a crop, and those of the `<img>` that stands for browsers without AVIF
 */
export async function pictureSources(
  picture: { file: ImageMetadata; focus?: string | undefined },
  kind: Kind,
  crops: [...Crop[], Crop],
): Promise<{ sources: Source[]; fallback: { src: string; width: number; height: number } }> {
  const sources = await Promise.all(crops.map((crop) => avifSource(withMaster(crop, picture), kind)));
  const last = withMaster(crops.at(-1) ?? crops[0], picture);
  const width = last.widths[Math.floor((last.widths.length - 1) / 2)] ?? last.file.width;
  return {
    sources,
    fallback: {
      src: await encode(last, width, 'webp', quality[kind].webp),
      width,
      height: Math.round(width / last.ratio),
    },
  };
}

async function avifSource(crop: Required<Crop>, kind: Kind): Promise<Source> {
  const largest = crop.widths.at(-1) ?? crop.file.width;
  const candidates = await Promise.all(
    crop.widths.map(async (width) => `${await encode(crop, width, 'avif', quality[kind].avif)} ${width}w`),
  );
  return {
    media: crop.media || undefined,
    srcset: candidates.join(', '),
    sizes: crop.sizes,
    width: largest,
    height: Math.round(largest / crop.ratio),
  };
}

async function encode(crop: Required<Crop>, width: number, format: 'avif' | 'webp', quality: number): Promise<string> {
  const height = Math.round(width / crop.ratio);
  const { src } = await getImage({ src: crop.file, width, height, format, quality, fit: 'cover', position: crop.focus });
  return src;
}

/** Fills in what a crop takes from its picture, and leaves out widths that the cut master cannot fill. */
function withMaster(crop: Crop, picture: { file: ImageMetadata; focus?: string | undefined }): Required<Crop> {
  const file = crop.file ?? picture.file;
  const ratio = crop.ratio ?? file.width / file.height;
  const available = Math.round(Math.min(file.width, file.height * ratio));
  const fitting = crop.widths.filter((width) => width <= available);
  return {
    file,
    ratio,
    media: crop.media ?? '',
    focus: crop.focus ?? picture.focus ?? '50% 50%',
    widths: fitting.length > 0 ? fitting : [available],
    sizes: crop.sizes,
  };
}

/** How one range of screens sees a picture. */
export interface Crop {
  /** The screens it is for; the last crop of a picture has none. */
  media?: string;
  /** Width by height; the master's own where it is left out. */
  ratio?: number;
  /** Another master for these screens. */
  file?: ImageMetadata;
  /** Another subject for these screens. */
  focus?: string;
  /** Pixels, ascending. Neighbours differ by at most half, so that no screen loads much more than it shows. */
  widths: [number, ...number[]];
  /** The `sizes` attribute: how wide the picture stands in the layout. */
  sizes: string;
}

export type Kind = keyof typeof quality;

interface Source {
  media: string | undefined;
  srcset: string;
  sizes: string;
  width: number;
  height: number;
}
