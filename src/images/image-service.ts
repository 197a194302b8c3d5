import sharpService from 'astro/assets/services/sharp';
import type { LocalImageService } from 'astro';
import { cropAroundFocalPoint, parseFocalPoint, type Focus } from './focal-crop.ts';
import { openImage } from './open-image.ts';

/**
 * Astro's sharp service, taught to crop around a subject: where `position` is given in per cent (`'81% 50%'`, as in
 * CSS `object-position`, or `'around 81% 50%'` with that point in the middle), the image is turned upright by its EXIF orientation and cut to
 * the wanted ratio around that point before sharp scales and encodes it, and an image too heavy for its size is
 * encoded once more with a lower quality. Everything else is Astro's own.
 *
 * @see https://docs.astro.build/en/reference/image-service-reference/
 */
const pictureService: LocalImageService = {
  ...sharpService,
  async transform(input, transform, config, logger) {
    const [width, height] = [Number(transform.width), Number(transform.height)];
    const focalPoint = parseFocalPoint(transform.position);
    if (!focalPoint || !width || !height) return sharpService.transform(input, transform, config, logger);

    const cropped = await upright(input, width / height, focalPoint);
    const encode = (quality: number) =>
      sharpService.transform(cropped, { ...transform, position: undefined, quality }, config, logger);
    let quality = Number(transform.quality);
    let image = await encode(quality);
    while (transform.format === 'avif' && isTooHeavy(image.data, width, height) && quality > 20) {
      quality = Math.round(quality * 0.8);
      image = await encode(quality);
    }
    return image;
  },
};

async function upright(input: Uint8Array, ratio: number, focalPoint: Focus): Promise<Buffer> {
  const image = openImage(input);
  const { autoOrient: size } = await image.metadata();
  const cut = image.autoOrient().extract(cropAroundFocalPoint(size, ratio, focalPoint));
  return cut.png({ compressionLevel: 0 }).toBuffer();
}

/** A photograph full of leaves may take twice what the mosaics do; more would break the budget of its page. */
function isTooHeavy(data: Uint8Array, width: number, height: number): boolean {
  return data.length > 3000 + width * height * 0.12;
}

export default pictureService;
