import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { openImage } from '#ui/images/open-image.ts';

const facts = z.object({
  format: z.string(),
  width: z.number(),
  height: z.number(),
  isDamaged: z.boolean(),
});

/** What decoding an image tells, upright; `undefined` of what is no image. */
export type ImageFacts = z.infer<typeof facts>;

/** By the hash of an image's bytes. Another version of the decoder decides again. */
const recordSchema = z.object({
  decoder: z.literal(sharp.versions.vips),
  images: z.record(z.string(), facts),
});

/**
 * Decodes images, and records in the cache of the project what it found: decoding all of them takes a second.
 * A record that is missing, damaged or of another decoder is written again.
 */
export function imageReader(root: string) {
  const path = join(root, '.cache/images.json');
  const images = readRecord(path);
  const known = Object.keys(images).length;
  return {
    read: async (bytes: Uint8Array): Promise<ImageFacts | undefined> => {
      const key = hash('sha256', bytes);
      return (images[key] ??= await decode(bytes));
    },
    save: () => {
      const found = Object.entries(images).filter(([, it]) => it);
      if (found.length === known) return;
      const record = { decoder: sharp.versions.vips, images: Object.fromEntries(found) };
      try {
        mkdirSync(dirname(path), { recursive: true });
        // Two builds may run at the same time.
        const temporary = `${path}.${process.pid}`;
        writeFileSync(temporary, JSON.stringify(record));
        renameSync(temporary, path);
      } catch {
        // Without a cache the next check takes longer.
      }
    },
  };
}

function readRecord(path: string): Record<string, ImageFacts | undefined> {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).images;
  } catch {
    return {};
  }
}

async function decode(bytes: Uint8Array): Promise<ImageFacts | undefined> {
  const [metadata] = await Promise.allSettled([sharp(bytes, { limitInputPixels: false }).metadata()]);
  if (metadata.status === 'rejected') return undefined;
  const { format, autoOrient } = metadata.value;
  const { width, height } = autoOrient;
  // More than the check accepts would take long.
  if (megapixelsOf({ width, height }) > MAX_MEGAPIXELS) return { format, width, height, isDamaged: false };
  const [decoded] = await Promise.allSettled([openImage(bytes).resize(8).toBuffer()]);
  return { format, width, height, isDamaged: decoded.status === 'rejected' };
}

export const MAX_MEGAPIXELS = 50;

/** A camera of 50 megapixels takes pictures of 50.1. */
export const megapixelsOf = ({ width, height }: Pick<ImageFacts, 'width' | 'height'>) =>
  Math.round((width * height) / 1e6);
