import { palette, rolesOfColors, tiles as tileColors } from '#styles/palette.ts';
import { isFeastRank } from './church-year.ts';
import type { MosaicDay, TileColor } from './year-mosaic.ts';

/**
 * The size of a tile, and how many there are: the months are rows or columns; or thirty days alone, with a margin above and below
 * for the frame of today.
 */
const layouts = {
  'year-mosaic': { width: 72, height: 64, columns: 30, rows: 13, margin: 0 },
  'year-mosaic-tall': { width: 72, height: 42, columns: 13, rows: 30, margin: 0 },
  'month-mosaic': { width: 72, height: 40, columns: 30, rows: 1, margin: 8 },
  'month-mosaic-tall': { width: 72, height: 52, columns: 15, rows: 2, margin: 8 },
};
export const mosaicNames = Object.keys(layouts) as MosaicName[];
export type MosaicName = keyof typeof layouts;

export function mosaicSize(name: MosaicName) {
  const { width, height, columns, rows, margin } = layouts[name];
  return { width: columns * width, height: rows * height + 2 * margin };
}

/**
 * The days as tiles: those past of nine tesserae, those to come as an outline, today in gold. Without letters, one file serves all
 * languages.
 * @param days of the year; the drawing of the month has those of the current one, or the last thirty
 */
export function mosaicSvg(days: readonly MosaicDay[], name: MosaicName) {
  const { width, height, columns, rows, margin } = layouts[name];
  const isMonth = columns * rows === 30;
  const current = days.findIndex(({ state }) => state === 'today');
  const firstDay = Math.min(current - (current % 30), days.length - 30);
  const tiles = (isMonth ? days.slice(firstDay, firstDay + 30) : days).map(
    ({ month, day, ...tile }, index) => {
      const [column, row] = isMonth ? [index % columns, Math.floor(index / columns)] : [day - 1, month - 1];
      const [x, y] = rows > columns ? [row, column] : [column, row];
      return { ...tile, index, place: `x="${x * width}" y="${y * height}"` };
    },
  );
  /** The tiles of a state for which `shapeOf` has a shape, in groups by color. */
  const draw = (
    state: MosaicDay['state'],
    shapeOf: (tile: (typeof tiles)[number]) => string,
    style: string = state,
  ) => {
    const uses = tiles.filter((it) => it.state === state && shapeOf(it));
    const groups = [...Map.groupBy(uses, ({ color }) => color)].map(([color, group]) => {
      const shapes = group.map((it) => `<use href="#${shapeOf(it)}" ${it.place}/>`);
      return `<g class="${style} ${color}">${shapes.join('')}</g>`;
    });
    return groups.join('');
  };
  const shapeOf = ({ kind, index }: (typeof tiles)[number]) =>
    kind === 'majorFeast' ? 'cross' : `t${Math.floor(random(index) * SHAPES)}`;
  // Plaster, on which the tiles of a white season can be seen: as many tiles as the year has days.
  const lastMonth = days.length - 360;
  const ground =
    rows > columns
      ? `M0 0H${13 * width}V${lastMonth * height}H${12 * width}V${30 * height}H0z`
      : `M0 0H${30 * width}V${12 * height}H${lastMonth * width}V${13 * height}H0z`;
  const reach = Math.min(30, height / 2);
  const center = `transform="translate(${width / 2},${height / 2})"`;
  const size = mosaicSize(name);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-margin} ${size.width} ${size.height}" width="${size.width}" height="${size.height}" preserveAspectRatio="none"><style>${styles}${isMonth ? darkStyles : `@media(prefers-color-scheme:dark){${darkStyles}}`}</style><defs>`,
    ...Array.from({ length: SHAPES }, (_, index) => tile(`t${index}`, width, height, index)),
    tile('cross', width, height, 0),
    `<path id="outline" d="M2 3L${width - 3} 2L${width - 2} ${height - 3}L3 ${height - 2}z"/>`,
    `<path id="star" ${center} d="M0-17L4-4L17 0L4 4L0 17L-4 4L-17 0L-4-4z"/>`,
    `<path id="major" ${center} d="M0-${height / 2}L5-9L15-15L9-5L${reach} 0L9 5L15 15L5 9L0 ${height / 2}L-5 9L-15 15L-9 5L-${reach} 0L-9-5L-15-15L-5-9z"/>`,
    `<path id="frame" class="frame" d="M-5-5H${width + 5}V${height + 5}H-5z"/>`,
    ...(isMonth ? [] : [glow(center, width)]),
    '</defs>',
    // Below the tiles, whose colors they must not change.
    ...(isMonth ? [] : [`<path class="ground" d="${ground}"/>`, draw('today', () => 'glow')]),
    draw('upcoming', () => 'outline'),
    draw(
      'upcoming',
      ({ kind }) => (kind === 'majorFeast' ? 'major' : isFeastRank(kind ?? '') ? 'star' : ''),
      'star',
    ),
    draw('past', shapeOf),
    draw('today', () => 'frame'),
    draw('today', shapeOf),
    '</svg>',
  ].join('');
}

const SHAPES = 6;

const glow = (center: string, width: number) =>
  `<radialGradient id="light"><stop stop-color="${LIGHT}" stop-opacity=".6"/><stop offset="1" stop-color="${LIGHT}" stop-opacity="0"/></radialGradient><circle id="glow" ${center} r="${1.3 * width}" fill="url(#light)"/>`;

/** Nine tesserae of different size and shade on mortar. In the cross of a great feast, the corners are red. */
function tile(id: string, width: number, height: number, seed: number) {
  // The lines between the tesserae are not quite straight; those around the tile are.
  const line = (index: number, size: number, place: number) =>
    index % 3
      ? Math.round((index * size) / 3) + Math.round((random(seed * 50 + place) - 0.5) * 5)
      : (index * size) / 3;
  const corner = (column: number, row: number, inX: number, inY: number) => {
    const place = column * 4 + row;
    return `${line(column, width, place) + inX} ${line(row, height, place + 20) + inY}`;
  };
  const tesserae = Array.from({ length: 9 }, (_, index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)];
    const d = `M${corner(column, row, 1, 1)}L${corner(column + 1, row, -1, 1)}L${corner(column + 1, row + 1, -1, -1)}L${corner(column, row + 1, 1, -1)}z`;
    const isRed = id === 'cross' && index % 2 === 0 && index !== 4;
    return { d, shade: isRed ? 'red' : `s${Math.floor(random(seed * 50 + 40 + index) * 5)}` };
  });
  const paths = [...Map.groupBy(tesserae, ({ shade }) => shade)].map(
    ([shade, group]) => `<path class="${shade}" d="${group.map(({ d }) => d).join('')}"/>`,
  );
  return `<g id="${id}"><path class="mortar" d="M0 0H${width}V${height}H0z"/>${paths.join('')}</g>`;
}

/** @returns a number from 0 to 1, the same in each build */
function random(seed: number) {
  const mixed = Math.imul((seed + 7) ^ ((seed + 7) << 9), 0x9e3779b1);
  return (Math.imul(mixed ^ (mixed >>> 13), 0x85ebca6b) >>> 0) / 2 ** 32;
}

const { gold, lapis, limestone, madder, plaster } = palette;
const LIGHT = '#ffe9a6';

/** Of the mortar around the tesserae, where it is not that of most. */
const mortars: Partial<Record<TileColor, string>> = {
  sage: '#232a12',
  gold: '#6b4a18',
  black: '#0c0a09',
  white: '#54575a',
  red: '#2a0b0b',
};
const styles = [
  `.ground{fill:${plaster}}`,
  `.mortar{fill:var(--mortar,${lapis[950]})}`,
  ...Object.entries(tileColors).map(([color, fill]) => {
    const mortar = mortars[color as TileColor];
    return `.${color}{fill:${fill}${mortar ? `;--mortar:${mortar}` : ''}}`;
  }),
  ...[1, 0.9, 0.8, 0.69, 0.57].map((opacity, index) => `.s${index}{opacity:${opacity}}`),
  '.upcoming{stroke:#a4583c;fill-opacity:.32;stroke-width:1.6}',
  '.upcoming.lapis,.upcoming.gold,.upcoming.red{fill:none}.upcoming.white{fill-opacity:.9}',
  `.star.gold{fill:${gold[600]}}.star.red{fill:${madder[700]}}`,
  `.frame{fill:${lapis[950]}}.today{fill:${LIGHT};--mortar:${gold[500]}}`,
].join('');
/** Tiles of the past have a contrast of 3 to 1 with the dark ground. */
const darkStyles = `.ground{fill:${lapis[900]}}.past.lapis{fill:#357a9e}.past.violet{fill:#8f61bd}.past.black{fill:#7d736e}.past.blue{fill:#3576c4}.past.red{fill:#bd4d45}.frame{fill:${limestone[50]}}.upcoming{stroke:#c4714f}.star.gold{fill:${gold[300]}}.star.red{fill:${rolesOfColors.red[1].accent}}.upcoming.white{fill-opacity:.25}`;
