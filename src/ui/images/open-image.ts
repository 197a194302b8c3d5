import sharp, { type Sharp } from 'sharp';

/** Tolerates the minor JPEG errors that phones make, and rejects damaged files: both in the build and in the content check. */
export const openImage = (image: string | Uint8Array): Sharp => sharp(image, { failOn: 'error' });
