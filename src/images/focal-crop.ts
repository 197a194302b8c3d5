/**
 * The part of an image to keep when it is cut to another shape.
 *
 * @param size the upright image, in pixels
 * @param ratio width divided by height of the part to keep
 * @param focalPoint which part, and how much closer than need be to look at it
 * @returns the part of that ratio, in pixels
 */
export function cropAroundFocalPoint(
  size: Size,
  ratio: number,
  { x, y, zoom, middle = false }: Focus,
): Size & { left: number; top: number } {
  const width = Math.max(1, Math.round(Math.min(size.width, size.height * ratio) / zoom));
  const height = Math.max(1, Math.round(Math.min(size.height, size.width / ratio) / zoom));
  const start = (whole: number, part: number, point: number) =>
    Math.round(
      middle ? Math.min(Math.max(whole * point - part / 2, 0), whole - part) : (whole - part) * point,
    );
  return { width, height, left: start(size.width, width, x), top: start(size.height, height, y) };
}

/**
 * @param position per cent across and down, and the zoom where it is not 1: `'81% 50%'` is the part that CSS
 *   `object-position` would show, `'around 13% 45% 1.5'` the one that has this point in its middle
 * @returns the same as parts of one, or `undefined` for anything else (a keyword such as `'attention'`, nothing)
 */
export function parseFocalPoint(position: unknown): Focus | undefined {
  if (typeof position !== 'string') return undefined;
  const match = /^(around )?(\d{1,3})% (\d{1,3})%(?: (\d(?:\.\d+)?))?$/.exec(position);
  if (!match) return undefined;
  const [, around, across, down, zoom = 1] = match;
  return { x: Number(across) / 100, y: Number(down) / 100, zoom: Number(zoom), middle: around !== undefined };
}

/** A point of an image, each part from 0 (left, top) to 1 (right, bottom), and how close to look (1: as it is). */
export interface Focus {
  x: number;
  y: number;
  zoom: number;
  /** Whether the point comes to the middle of the part, as nearly as the image allows. */
  middle?: boolean;
}

interface Size {
  width: number;
  height: number;
}
