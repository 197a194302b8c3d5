import { baseService } from 'astro/assets';
import sharpService from 'astro/assets/services/sharp';
import type { LocalImageService } from 'astro';
import { cropAroundFocalPoint, parseFocalPoint, type FocalPoint } from './focal-crop.ts';
import { openImage } from './open-image.ts';

/**
 * Part of the hash in every image's URL. Raise it when the same options give different images: URLs are cached as
 * immutable, so a change reaches visitors only under a new URL.
 */
const revision = 1;

/**
 * Astro's sharp service with crops around a focal point. A `position` in percent (`'81% 50%'` as in CSS
 * `object-position`, `'around 81% 50%'` with that point in the middle) rotates the image by its EXIF orientation and
 * crops it before sharp resizes and encodes it. An AVIF that is too large is encoded again at a lower quality.
 *
 * @see https://docs.astro.build/en/reference/image-service-reference/
 */
const imageService: LocalImageService = {
  ...sharpService,
  propertiesToHash: [...(baseService.propertiesToHash ?? []), 'revision'],
  async validateOptions(options, ...rest) {
    const validated = await sharpService.validateOptions?.(options, ...rest);
    return { ...(validated ?? options), revision };
  },
  async transform(input, transform, config, logger) {
    const [width, height] = [Number(transform.width), Number(transform.height)];
    const focalPoint = parseFocalPoint(transform.position);
    if (!focalPoint || !width || !height) return sharpService.transform(input, transform, config, logger);

    const cropped = await cropUpright(input, width / height, focalPoint);
    const encode = (quality: number) =>
      sharpService.transform(cropped, { ...transform, position: undefined, quality }, config, logger);
    let quality = Number(transform.quality);
    let image = await encode(quality);
    while (transform.format === 'avif' && isTooLarge(image.data, width, height) && quality > 20) {
      quality = Math.round(quality * 0.8);
      image = await encode(quality);
    }
    return image;
  },
};

async function cropUpright(input: Uint8Array, ratio: number, focalPoint: FocalPoint): Promise<Buffer> {
  const image = openImage(input);
  const { autoOrient: size } = await image.metadata();
  const cropped = image.autoOrient().extract(cropAroundFocalPoint(size, ratio, focalPoint));
  return cropped.png({ compressionLevel: 0 }).toBuffer();
}

/** A detailed photo may take twice the bytes of a mosaic; more would exceed the page's budget. */
function isTooLarge(data: Uint8Array, width: number, height: number): boolean {
  return data.length > 3000 + width * height * 0.12;
}

export default imageService;
