import { baseService } from 'astro/assets';
import sharp, { type Sharp } from 'sharp';
import sharpService from 'astro/assets/services/sharp';
import type { LocalImageService } from 'astro';
import { colors } from '#styles/palette.ts';
import { cropAroundFocalPoint, parseFocalPoint } from './focal-crop.ts';
import { openImage } from '#ui/images/open-image.ts';

/** Part of the hash in URLs, which browsers keep for good: raise it when the same options give other images. */
const revision = { avif: 2, webp: 2, jpeg: 3 };

/**
 * Astro's sharp service with crops around a focal point: the `position` ({@link parseFocalPoint}). With `fit: 'contain'`, the crop is a
 * circle in the middle of a dark ground.
 * @see https://docs.astro.build/en/reference/image-service-reference/
 */
const imageService: LocalImageService = {
  ...sharpService,
  // Not of the path, which has the base path; the name has a hash of the file's content. Equal hashes compress well.
  propertiesToHash: (baseService.propertiesToHash ?? [])
    .filter((property) => property !== 'src')
    .concat('revision'),
  async validateOptions(options, ...rest) {
    const valid = (await sharpService.validateOptions?.(options, ...rest)) ?? options;
    return { ...valid, revision: revision[valid.format as keyof typeof revision] };
  },
  async transform(input, transform, config, logger) {
    const [width, height] = [Number(transform.width), Number(transform.height)];
    const focalPoint = parseFocalPoint(transform.position);
    if (!focalPoint || !width || !height) return sharpService.transform(input, transform, config, logger);

    const upright = openImage(input).autoOrient();
    const { autoOrient: size } = await upright.metadata();
    const isMedallion = transform.fit === 'contain';
    const crop = cropAroundFocalPoint(size, isMedallion ? 1 : width / height, focalPoint);
    const image = isMedallion
      ? await medallionOn({ width, height }, upright.extract(crop), crop.width)
      : upright.extract(crop).resize({ width, height });
    const format = transform.format as keyof typeof revision;
    // JPEG has no transparency, which would become black.
    if (format === 'jpeg') image.flatten({ background: colors.page });
    const options = config.service.config as Partial<Record<typeof format, object>>;
    // A detailed photo may take twice the bytes of a mosaic; more would exceed the page's budget.
    const maxBytes = 3000 + width * height * 0.12;
    const encode = (quality: number) => image.toFormat(format, { ...options[format], quality }).toBuffer();
    let quality = Number(transform.quality);
    let data = await encode(quality);
    while ((format === 'avif' || isMedallion) && data.length > maxBytes && quality > 20) {
      quality = Math.round(quality * 0.8);
      data = await encode(quality);
    }
    return { data, format };
  },
};

/** @param size of the image, which is not enlarged */
async function medallionOn(ground: { width: number; height: number }, image: Sharp, size: number) {
  const diameter = Math.min(size, Math.round(ground.height * 0.9));
  const circle = `<svg width="${diameter}" height="${diameter}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  const medallion = await image
    .resize({ width: diameter, height: diameter })
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const background = colors['surface-darker'];
  return sharp({ create: { ...ground, channels: 3, background } }).composite([{ input: medallion }]);
}

export default imageService;
