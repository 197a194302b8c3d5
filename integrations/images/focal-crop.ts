export function cropAroundFocalPoint(
  size: { width: number; height: number },
  ratio: number,
  { x, y, zoom, centered = false }: FocalPoint,
) {
  const width = Math.max(1, Math.round(Math.min(size.width, size.height * ratio) / zoom));
  const height = Math.max(1, Math.round(Math.min(size.height, size.width / ratio) / zoom));
  const offset = (whole: number, part: number, point: number) =>
    Math.round(
      centered ? Math.min(Math.max(whole * point - part / 2, 0), whole - part) : (whole - part) * point,
    );
  return { width, height, left: offset(size.width, width, x), top: offset(size.height, height, y) };
}

/**
 * @param position percent across and down, and a zoom other than 1: `'81% 50%'` selects the part that CSS
 *   `object-position` would show, `'around 13% 45% 1.5'` centers the crop on the point
 * @returns `undefined` for anything else, such as `'attention'`
 */
export function parseFocalPoint(position: unknown) {
  const match = /^(around )?(\d{1,3})% (\d{1,3})%(?: (\d(?:\.\d+)?))?$/.exec(String(position));
  if (!match) return undefined;
  const [, around, x, y, zoom = 1] = match;
  return { x: Number(x) / 100, y: Number(y) / 100, zoom: Number(zoom), centered: around !== undefined };
}

/** A point from 0 (left, top) to 1 (right, bottom), and the zoom (1: none). */
interface FocalPoint {
  x: number;
  y: number;
  zoom: number;
  centered?: boolean;
}
