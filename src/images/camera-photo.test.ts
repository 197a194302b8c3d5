import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import imageService from './image-service.ts';

const config = { service: { entrypoint: '', config: {} } } as never;
const logger = undefined as never;

test.each<[photo: string, orientation: number, angle: number, save: (photo: Sharp) => Sharp]>([
  ['upright', 1, 0, (photo) => photo.jpeg()],
  ['upside down', 3, 180, (photo) => photo.jpeg()],
  ['PNG', 6, 270, (photo) => photo.png()],
  ['WebP', 8, 90, (photo) => photo.webp()],
  ['AVIF', 1, 0, (photo) => photo.avif({ effort: 0 })],
  ['CMYK', 1, 0, (photo) => photo.toColourspace('cmyk').jpeg()],
  ['16-bit grayscale', 1, 0, (photo) => photo.toColourspace('grey16').png()],
])(
  'a photo becomes upright, cropped around its subject, without metadata: %s',
  async (_, orientation, angle, save) => {
    const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
    <rect width="100%" height="100%" fill="#2a5db0"/><circle cx="30%" cy="75%" r="75" fill="#fff"/></svg>`;
    const stored = await sharp(Buffer.from(scene)).removeAlpha().rotate(angle).png().toBuffer();
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 24/1 30/1' } };
    const photo = await save(sharp(stored).withMetadata({ orientation }).withExifMerge(exif)).toBuffer();
    expect(await sharp(photo).metadata()).toHaveProperty('exif');

    const size = { width: 200, height: 150 };
    const transform = { src: '', ...size, format: 'webp', quality: 80, position: 'around 30% 75% 2' };
    const { data } = await imageService.transform(photo, transform, config, logger);
    const { exif: served, xmp, icc, orientation: tag, ...metadata } = await sharp(data).metadata();
    expect({ served, xmp, icc, tag }).toEqual({});
    expect(metadata).toMatchObject(size);
    const brightness = async (left: number, top: number) =>
      (await sharp(data).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())[0];
    expect(await brightness(100, 75), 'in the middle').toBeGreaterThan(200);
    for (const left of [0, 199])
      for (const top of [0, 149]) expect(await brightness(left, top), 'in a corner').toBeLessThan(130);
  },
);
