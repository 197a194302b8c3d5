import sharp, { type Sharp } from 'sharp';

/**
 * Opens a picture of the office's. What a phone wrote a little wrong does no harm; what cannot be shown is refused,
 * here as in the content check, so that no build stumbles over a picture that was found in order.
 *
 * @param picture a path, or the bytes
 */
export function readPicture(picture: string | Uint8Array): Sharp {
  return sharp(picture, { failOn: 'error' });
}
