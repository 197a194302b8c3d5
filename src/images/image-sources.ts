import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/**
 * AVIF quality, chosen by eye at the size shown: the least at which the tesserae keep their edges.
 * WebP serves only browsers without AVIF.
 */
const quality = {
  hero: { avif: 36, webp: 60 },
  banner: { avif: 36, webp: 60 },
  card: { avif: 42, webp: 65 },
  medallion: { avif: 40, webp: 70 },
} as const;

/**
 * What a `<image>` needs to show one image in several cuts.
 *
 * @param image the master, and where its subject is (`81% 50%`, across and down)
 * @param crops from the narrowest screen up; widths over what the master has are left out
 * @returns attributes of one AVIF `<source>` a crop, and those of the `<img>` that stands for browsers without AVIF
 */
export async function imageSources(
  image: Master,
  kind: Kind,
  crops: [...Crop[], Crop],
): Promise<{ sources: Source[]; fallback: { src: string; width: number; height: number } }> {
  const sources = await Promise.all(crops.map((crop) => avifSource(withMaster(crop, image), kind)));
  const last = withMaster(crops.at(-1) ?? crops[0], image);
  const width = last.widths[Math.floor((last.widths.length - 1) / 2)] ?? last.widths[0];
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
  const largest = crop.widths.at(-1) ?? crop.widths[0];
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

async function encode(
  crop: Required<Crop>,
  width: number,
  format: 'avif' | 'webp',
  quality: number,
): Promise<string> {
  const height = Math.round(width / crop.ratio);
  const { src } = await getImage({
    src: crop.file,
    width,
    height,
    format,
    quality,
    fit: 'cover',
    position: crop.position,
  });
  return src;
}

/** Fills in what a crop takes from its image, and leaves out widths that the cut master cannot fill. */
function withMaster(crop: Crop, image: Master): Required<Crop> {
  const file = crop.file ?? image.file;
  const size = sizeOf(file);
  const ratio = crop.ratio ?? size.width / size.height;
  const zoom = crop.closer ? (image.zoom ?? 1) : 1;
  const available = Math.round(Math.min(size.width, size.height * ratio) / zoom);
  return {
    file,
    ratio,
    media: crop.media ?? '',
    position: crop.position ?? `around ${image.focalPoint ?? '50% 50%'}${zoom > 1 ? ` ${zoom}` : ''}`,
    closer: zoom > 1,
    widths: [
      Math.min(crop.widths[0], available),
      ...crop.widths.slice(1).filter((width) => width <= available),
    ],
    sizes: crop.sizes,
  };
}

/**
 * The size of a master. Astro serves a master itself, with all that a camera wrote into it, as soon as anything reads
 * a property of it; a copy of its description may be read freely.
 */
function sizeOf(file: ImageMetadata & { clone?: Size }): Size {
  return file.clone ?? file;
}

/** How one range of screens sees an image. */
export interface Crop {
  /** The screens it is for; the last crop of an image has none. */
  media?: string;
  /** Width by height; the master's own where it is left out. */
  ratio?: number;
  /** Another master for these screens. */
  file?: ImageMetadata;
  /** Where the cut lies (`81% 50%`, as in `object-position`); left out, it has the image's subject in its middle. */
  position?: string;
  /** As close to the subject as the image's `zoom` says. */
  closer?: boolean;
  /** Pixels, ascending. Neighbours differ by at most half, so that no screen loads much more than it shows. */
  widths: [number, ...number[]];
  /** The `sizes` attribute: how wide the image stands in the layout. */
  sizes: string;
}

/** A image as content has it. */
export interface Master {
  file: ImageMetadata;
  /** Where its subject is: `81% 50%`, across and down. */
  focalPoint?: string | undefined;
  /** How much closer narrow screens look at it. */
  zoom?: number | undefined;
}

export type Kind = keyof typeof quality;

type Size = Pick<ImageMetadata, 'width' | 'height'>;

interface Source {
  media: string | undefined;
  srcset: string;
  sizes: string;
  width: number;
  height: number;
}
