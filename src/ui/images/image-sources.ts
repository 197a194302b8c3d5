import { getImage } from 'astro:assets';
import { resolveCrop, type Crop, type ResolvedCrop, type SourceImage } from './resolve-crop.ts';

/** By eye at the displayed size: the lowest AVIF quality at which the tesserae of a mosaic keep their edges. */
const quality = {
  hero: { avif: 32, webp: 60 },
  banner: { avif: 32, webp: 60 },
  card: { avif: 44, webp: 65 },
  medallion: { avif: 42, webp: 70 },
} as const;

/** @param crops from the narrowest screen up; those without an image of their own show `image` */
export async function imageSources(image: SourceImage, kind: ImageKind, crops: [...Crop[], Crop]) {
  const resolved = crops.map((crop) => resolveCrop(crop, image));
  const last = resolveCrop(crops.at(-1) ?? crops[0], image);
  const width = last.widths[Math.floor((last.widths.length - 1) / 2)] ?? last.widths[0];
  return {
    sources: await Promise.all(resolved.map((crop) => avifSource(crop, kind))),
    fallback: {
      src: await encode(last, width, 'webp', quality[kind].webp),
      width,
      height: Math.round(width / last.ratio),
    },
  };
}

async function avifSource(crop: ResolvedCrop, kind: ImageKind) {
  const largest = crop.widths.at(-1) ?? crop.widths[0];
  const candidates = await Promise.all(
    crop.widths.map(async (width) => `${await encode(crop, width, 'avif', quality[kind].avif)} ${width}w`),
  );
  return {
    media: crop.media,
    srcset: candidates.join(', '),
    sizes: crop.sizes,
    // Only where the ratio depends on the screen: else those of the image are enough.
    ...(crop.media && { width: largest, height: Math.round(largest / crop.ratio) }),
  };
}

async function encode(
  { file, ratio, position }: ResolvedCrop,
  width: number,
  format: 'avif' | 'webp',
  quality: number,
) {
  const height = Math.round(width / ratio);
  const { src } = await getImage({ src: file, width, height, format, quality, fit: 'cover', position });
  return src;
}

export type ImageKind = keyof typeof quality;
