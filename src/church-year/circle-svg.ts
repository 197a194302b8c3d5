import font from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?inline';
import logo from '#assets/brand/logo.svg?raw';
import { currentLanguage } from '#language/current-language.ts';
import { dark, light, palette, rolesOfColors } from '#styles/colors.ts';
import { hasRightToLeft } from '#language/text-direction.ts';
import type { Circle, Sector } from './circle.ts';

/**
 * The year of the Church as a drawing: the Coptic months around, the fasts and seasons as bands of cloth, the feasts as
 * points, and a hand that marks the day. Names that are too small on a phone are left out there.
 */
export function circleSvg({ year, today, months, civilMonths, periods, feasts }: Circle): string {
  // An attribute: the Content Security Policy has a hash of each style.
  const fonts = currentLanguage().script === 'Arabic' ? arabicFonts : 'display,serif';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000" width="1000" height="1000" font-family="${fonts}"><style>${styles}</style>`,
    circles('disc', 494),
    ...civilMonths.map(({ start }) => line('line', start, 450, 488)),
    ...civilMonths.map((it) => label(it, [450, 488], 21, 'fine plain')),
    circles('line', 488, 450),
    circles('band', 417),
    ...months.map(({ start }) => line('line', start, 386, 448)),
    ...months.map((it) => label(it, [386, 448], 34, 'month')),
    ...months.map(({ start }) => line('faint', start, 88, 378)),
    circles('pearls', 378, 246),
    circles('faint', 324),
    ...periods.map(({ color = 'cloth', rank, ...period }) => {
      const isSeason = rank === 'season';
      const ring = isSeason ? ([278, 322] as const) : ([326, 370] as const);
      const onRing = periods.filter((it) => (it.rank === 'season') === isSeason);
      const name =
        label(period, ring, 30, `${color}-text`) ||
        label(period, ring, 19, `${color}-text fine`) ||
        label(besideSector(period, onRing, ring, 18), ring, 18, 'plain fine');
      return `<path class="${color}" d="${ringPath(ring, period)}"/>${name}`;
    }),
    ...namedFeasts(feasts, today, 4.4, 18).map(({ name, angle, rank }) => {
      const [turn, x, anchor] = angle > 180 ? [angle + 90, -236, 'start'] : [angle - 90, 236, 'end'];
      return `<text class="fine ${rank} ${anchor}" x="${x}" dy=".32em" transform="rotate(${turn.toFixed(1)})">${escape(name)}</text>`;
    }),
    ...feasts.map(({ angle, rank, color = 'cloth' }) => {
      const shape = rank === 'majorFeast' ? star : `<circle r="${rank === 'minorFeast' ? 8 : 6}"/>`;
      return `<g class="${color}" transform="translate(${pointAt(261, angle)})">${shape}</g>`;
    }),
    // Not across the names of the months.
    line('hand', today, 246, 378),
    line('hand', today, 450, 488),
    `<circle class="tip" r="9" cx="0" cy="-488" transform="rotate(${today.toFixed(1)})"/>`,
    `<circle class="center" r="86"/>${circles('line', 79)}<g class="cross" transform="translate(0,-14)scale(1.44)">${cross}</g>`,
    `<text class="month" y="58" font-size="30">${year}</text></svg>`,
  ].join('');
}

const circles = (kind: string, ...radii: number[]) =>
  radii.map((radius) => `<circle class="${kind}" r="${radius}"/>`).join('');

const line = (kind: string, angle: number, from: number, to: number) =>
  `<path class="${kind}" d="M${pointAt(from, angle)}L${pointAt(to, angle)}"/>`;

/** The name of a sector along its ring, if it has room: straight in Arabic, whose letters WebKit joins along no path. */
function label(sector: NamedSector | undefined, ring: Ring, size: number, kind: string): string {
  const path = sector && textPath(sector, ring, size);
  if (!path) return '';
  if (hasRightToLeft(sector.name)) {
    const { radius, isLow } = baseline(sector, ring, size);
    const turn = (sector.start + sector.end) / 2 + (isLow ? 180 : 0);
    return `<text class="${kind}" font-size="${size}" y="${isLow ? radius : -radius}" transform="rotate(${turn.toFixed(1)})">${escape(sector.name)}</text>`;
  }
  const id = `r${ring[0]}-${Math.round(sector.start)}`;
  const text = `<textPath href="#${id}" startOffset="50%">${escape(sector.name)}</textPath>`;
  return `<path id="${id}" class="none" d="${path}"/><text class="${kind}" font-size="${size}">${text}</text>`;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * @returns the feasts whose names have room along their radius: those of today first, then the higher ranks
 * @param gap the least angle between two names
 * @param length the most letters of a name
 */
export function namedFeasts<Feast extends Sector & { name: string; rank: string; angle: number }>(
  feasts: readonly Feast[],
  today: number,
  gap: number,
  length: number,
): Feast[] {
  const isToday = ({ start, end }: Feast) => start <= today && today < end;
  return ['majorFeast', 'minorFeast', 'feast', 'fast']
    .flatMap((rank) => feasts.filter((it) => it.rank === rank && it.name.length <= length))
    .sort((a, b) => Number(isToday(b)) - Number(isToday(a)))
    .reduce<Feast[]>((named, feast) => {
      const hasRoom = named.every(({ angle }) => Math.abs(angle - feast.angle) >= gap);
      return hasRoom ? [...named, feast] : named;
    }, []);
}

/** @returns the point of a circle around 0,0 at an angle: `0,-380` */
export function pointAt(radius: number, angle: number): string {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)].map((it) => Number((it * radius).toFixed(1))).join();
}

/** @returns the path of a part of a ring, of less than half a circle, as SVG writes it */
export const ringPath = ([inner, outer]: Ring, { start, end }: Sector): string =>
  [
    `M${pointAt(outer, start)}A${outer},${outer} 0 0 1 ${pointAt(outer, end)}`,
    `L${pointAt(inner, end)}A${inner},${inner} 0 0 0 ${pointAt(inner, start)}Z`,
  ].join('');

/** @returns the angle that a name needs, by the mean width of the letters of the headings' font */
const nameAngle = (name: string, [inner]: Ring, size: number) =>
  ((name.length * 0.49 + 0.5) * size * 180) / (inner * Math.PI);

/** @returns the part of a ring, after or before a sector, where its name has room and no other sector is */
export function besideSector(
  { name, start, end }: NamedSector,
  others: readonly Sector[],
  ring: Ring,
  size: number,
): NamedSector | undefined {
  const angle = nameAngle(name, ring, size);
  return [end, start - angle]
    .map((from) => ({ name, start: from, end: from + angle }))
    .find((it) => others.every((other) => other.end <= it.start || it.end <= other.start));
}

/**
 * @returns the arc on which the name of a sector stands upright: in the lower half it runs the other way round; `undefined` if the name
 *   is too long
 */
export function textPath(sector: NamedSector, ring: Ring, size: number) {
  const { name, start, end } = sector;
  // A sector of `besideSector` is as wide as its name, but for the rounding.
  if (nameAngle(name, ring, size) > end - start + 0.001) return undefined;
  const { radius, isLow } = baseline(sector, ring, size);
  const [from, to] = isLow ? [end, start] : [start, end];
  return `M${pointAt(radius, from)}A${radius},${radius} 0 0 ${isLow ? 0 : 1} ${pointAt(radius, to)}`;
}

/** @returns the radius of the line on which a text in a ring stands, and whether it is in the lower half */
function baseline({ start, end }: Sector, [inner, outer]: Ring, size: number) {
  const isLow = start + end > 180 && start + end < 540;
  // The height of the capitals is 0.7 of the size.
  return { radius: (inner + outer) / 2 + (isLow ? 0.35 : -0.35) * size, isLow };
}

const star = '<path d="M0-17L4-4L17 0L4 4L0 17L-4 4L-17 0L-4-4Z"/>';
/** The cross of the logo. */
const cross = /<g id.*?<\/g>/.exec(logo)?.[0] ?? '';

const { gold, lapis, limestone, madder } = palette;
const [, red] = rolesOfColors.red;

/** The cloth of the fasts, and the feasts: as the ornament strip on their days. Dark ones have a light edge in the dark. */
const cloths = Object.entries(rolesOfColors)
  .map(([color, [{ strip }]]) => {
    const thread = color === 'white' ? gold[600] : gold[300];
    return `.${color}{fill:${strip ?? lapis[700]}}.${color}-text{fill:${thread}}`;
  })
  .join('');
const darkEdges = Object.entries(rolesOfColors)
  .map(([color, [, { accent }]]) => (accent ? `path.${color}{stroke:${accent};stroke-width:2}` : ''))
  .join('');

const styles = `@font-face{font-family:display;src:url(${font})}
text{text-anchor:middle}
path,circle{stroke:${gold[500]}}
.disc{fill:${light.page};stroke-width:2}
.line,.faint,.none,.pearls,.band{fill:none}
.none{stroke:none}
.faint{opacity:.35}
.band{stroke:${lapis[900]};stroke-width:62}
.center{fill:${lapis[900]};stroke-width:2}
.cross{fill:${gold[300]}}.cross path{stroke:none}
.pearls{stroke-width:5;stroke-linecap:round;stroke-dasharray:0 10}
.month{fill:${gold[300]}}
.cloth{fill:${gold[500]}}.cloth-text{fill:${palette.ink}}
${cloths}
g.red{fill:${madder[700]}}
g.white{fill:${gold[500]}}g.white circle{fill:${limestone[50]};stroke-width:3}
.plain,.feast,.minorFeast,.majorFeast,.fast{fill:${light.ink}}
.feast,.minorFeast,.fast{font-size:16px}
.majorFeast{fill:${light.accent};font-size:18px}
.start{text-anchor:start}.end{text-anchor:end}
.hand,.tip{stroke:${madder[700]};stroke-width:3}.tip{fill:${madder[700]};stroke:${limestone[50]}}
@media(max-width:35rem){.fine{display:none}.month{font-size:40px}}
@media(prefers-color-scheme:dark){.disc{fill:${dark.page}}.plain,.feast,.minorFeast,.fast{fill:${dark.ink}}.majorFeast{fill:${dark.accent}}.hand,.tip{stroke:${red.accent}}.tip{fill:${red.accent}}${darkEdges}}`;

/** The inner and the outer radius. */
type Ring = readonly [number, number];

type NamedSector = Sector & { name: string };

/** Fonts that systems have: a drawing loads none. */
const arabicFonts = 'display,Noto Naskh Arabic,Geeza Pro,Segoe UI,DejaVu Sans,serif';
