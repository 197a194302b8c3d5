import sharpService from 'astro/assets/services/sharp';
import type { LocalImageService } from 'astro';
import sharp from 'sharp';
import { cropAround, parseFocus } from './focus-crop.ts';

/**
 * Astro's sharp service, taught to crop around a subject: where `position` is given in per cent
 * (`'81% 50%'`, as in CSS `object-position`), the picture is turned upright by its EXIF orientation and cut to
 * the wanted ratio around that point before sharp scales and encodes it. Everything else is Astro's own.
 *
 * @see https://docs.astro.build/en/reference/image-service-reference/
 */
const pictureService: LocalImageService = {
  ...sharpService,
  async transform(input, transform, config, logger) {
    const focus = parseFocus(transform.position);
    if (!focus || !transform.width || !transform.height) {
      return sharpService.transform(input, transform, config, logger);
    }
    const picture = sharp(input);
    const { autoOrient: size } = await picture.metadata();
    const cropped = await picture
      .autoOrient()
      .extract(cropAround(size, transform.width / transform.height, focus))
      .png({ compressionLevel: 0 })
      .toBuffer();
    return sharpService.transform(cropped, { ...transform, position: undefined }, config, logger);
  },
};

export default pictureService;
