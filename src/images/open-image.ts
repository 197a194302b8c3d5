import sharp, { type Sharp } from 'sharp';

/**
 * Opens an image. Tolerates the minor JPEG errors that phones make and rejects damaged files. The content check uses
 * it too, so that an image that passes the check also builds.
 *
 * @param image a path, or the bytes
 */
export function openImage(image: string | Uint8Array): Sharp {
  return sharp(image, { failOn: 'error' });
}
