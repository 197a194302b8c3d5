import sharp, { type Sharp } from 'sharp';

/**
 * Opens an image. Tolerates the minor JPEG errors that phones make and rejects damaged files. The content check uses
 * it too, so that an image that passes the check also builds.
 */
export const openImage = (image: string | Uint8Array): Sharp => sharp(image, { failOn: 'error' });
