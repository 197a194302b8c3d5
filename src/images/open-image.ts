import sharp, { type Sharp } from 'sharp';

/**
 * Opens an image of the office's. What a phone wrote a little wrong does no harm; what cannot be shown is refused,
 * here as in the content check, so that no build stumbles over an image that was found in order.
 *
 * @param image a path, or the bytes
 */
export function openImage(image: string | Uint8Array): Sharp {
  return sharp(image, { failOn: 'error' });
}
