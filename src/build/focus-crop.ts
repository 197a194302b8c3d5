/**
 * The part of a picture to keep when it is cut to another shape.
 *
 * @param size the upright picture, in pixels
 * @param ratio width divided by height of the part to keep
 * @param focus where its subject is, and how much closer than need be to look at it
 * @returns the part of that ratio that CSS `object-position` would show, in pixels
 */
export function cropAround(
  size: Size,
  ratio: number,
  { x, y, zoom }: Focus,
): Size & { left: number; top: number } {
  const width = Math.round(Math.min(size.width, size.height * ratio) / zoom);
  const height = Math.round(Math.min(size.height, size.width / ratio) / zoom);
  return {
    width,
    height,
    left: Math.round((size.width - width) * x),
    top: Math.round((size.height - height) * y),
  };
}

/**
 * @param position per cent across and down, and the zoom where it is not 1: `'81% 50%'`, `'13% 45% 1.5'`
 * @returns the same as parts of one, or `undefined` for anything else (a keyword such as `'attention'`, nothing)
 */
export function parseFocus(position: unknown): Focus | undefined {
  const match =
    typeof position === 'string' ? /^(\d{1,3})% (\d{1,3})%(?: (\d(?:\.\d+)?))?$/.exec(position) : null;
  return match
    ? { x: Number(match[1]) / 100, y: Number(match[2]) / 100, zoom: Number(match[3] ?? 1) }
    : undefined;
}

/** A point of a picture, each part from 0 (left, top) to 1 (right, bottom), and how close to look (1: as it is). */
export interface Focus {
  x: number;
  y: number;
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}
