/**
 * The part of a picture to keep when it is cut to another shape.
 *
 * @param size the upright picture, in pixels
 * @param ratio width divided by height of the part to keep
 * @param focus where its subject is, each from 0 (left, top) to 1 (right, bottom)
 * @returns the largest part of that ratio, as near to the focus as CSS `object-position` would put it, in pixels
 */
export function cropAround(size: Size, ratio: number, focus: Focus): Size & { left: number; top: number } {
  const width = Math.min(size.width, Math.round(size.height * ratio));
  const height = Math.min(size.height, Math.round(size.width / ratio));
  return {
    width,
    height,
    left: Math.round((size.width - width) * focus.x),
    top: Math.round((size.height - height) * focus.y),
  };
}

/**
 * @param position per cent across and down, as content writes it: `'81% 50%'`
 * @returns the same as parts of one, or `undefined` for anything else (a keyword such as `'attention'`, nothing)
 */
export function parseFocus(position: unknown): Focus | undefined {
  const match = typeof position === 'string' ? /^(\d{1,3})% (\d{1,3})%$/.exec(position) : null;
  return match ? { x: Number(match[1]) / 100, y: Number(match[2]) / 100 } : undefined;
}

export interface Focus {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}
