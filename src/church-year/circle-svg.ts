import font from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?inline';
import logo from '#assets/brand/logo.svg?raw';
import { currentLanguage, currentWords } from '#language/current-language.ts';
import { dark, light, palette, rolesOfColors } from '#styles/colors.ts';
import type { Circle, Sector } from './circle.ts';

/** The size of the smallest text: at least 15 px on the screens that show the circle, where it is 704 px wide or more. */
const SIZE = 23;

/** Where the names of the feasts begin and end, from the middle. */
const NAMES = [264, 66] as const;

/**
 * The year of the Church as a drawing: the Coptic months around, the fasts and seasons as bands of cloth, the feasts as
 * points, and a hand that marks the day. A feast whose name has no room is left out.
 */
export function circleSvg({ year, today, date, months, civilMonths, periods, feasts }: Circle): string {
  // An attribute: the Content Security Policy has a hash of each style.
  const fonts = currentLanguage().script === 'Arabic' ? arabicFonts : 'display,serif';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-520 -520 1040 1090" width="1040" height="1090" font-size="${SIZE}" font-family="${fonts}"><style>${styles}</style>`,
    circles('disc', 488),
    ...civilMonths.map(({ start }) => line('line', start, 450, 484)),
    ...civilMonths.map((it) => label(it, 467)),
    circles('line', 484, 450),
    circles('band', 423),
    ...months.map(({ start }) => line('line', start, 396, 450)),
    ...months.map((it) => (it.end - it.start < 10 ? '' : label(it, 423, 'month'))),
    ...months.map(({ start }) => line('faint', start, 296, 392)),
    circles('pearls', 392, 280),
    circles('faint', 344),
    ...placedPeriods(periods).flatMap(({ period, place }) => {
      const { color = 'cloth', radius } = period;
      return [
        `<path class="${color}" d="${ringPath([radius - 20, radius + 20], period)}"/>`,
        place && label(place, place.radius, place === period ? `${color}-text` : 'plain'),
      ];
    }),
    ...namedFeasts(feasts).map(({ name, angle, rank, color = 'cloth' }) => {
      const shape = rank === 'majorFeast' ? star : `<circle r="${rank === 'minorFeast' ? 8 : 6}"/>`;
      const point = `<g class="${color}" transform="translate(${pointAt(280, angle)})">${shape}</g>`;
      const [turn, x, anchor] = angle > 180 ? [90, -NAMES[0], 'start'] : [-90, NAMES[0], 'end'];
      return point + text(name, angle + turn, `class="${rank} ${anchor}" x="${x}"`);
    }),
    // Not across the names of the months.
    line('hand', today, 296, 392),
    line('hand', today, 450, 484),
    `<circle class="tip" r="9" cy="-484" transform="rotate(${today.toFixed(1)})"/>`,
    label({ name: date, start: today, end: today }, 507, 'date'),
    `<circle class="center" r="57"/>${circles('line', 52)}<g class="cross" transform="translate(0,-12)">${cross}</g>`,
    `<text class="year" y="41">${year}</text>`,
    text(currentWords().yearLegend, 0, 'class="plain" y="550"'),
    '</svg>',
  ].join('');
}

const circles = (kind: string, ...radii: number[]) =>
  radii.map((radius) => `<circle class="${kind}" r="${radius}"/>`).join('');

const line = (kind: string, angle: number, from: number, to: number) =>
  `<path class="${kind}" d="M${pointAt(from, angle)}L${pointAt(to, angle)}"/>`;

/**
 * A name across the middle of a sector, upright in the lower half too. It is straight: WebKit joins Arabic letters along no
 * path.
 */
function label({ name, start, end }: NamedSector, radius: number, kind = 'plain'): string {
  const middle = (start + end) / 2;
  const isLow = middle > 90 && middle < 270;
  return text(name, isLow ? middle - 180 : middle, `class="${kind}" y="${isLow ? radius : -radius}"`);
}

/** An isolate: a text in Arabic with a number in it runs from right to left. */
const text = (content: string, turn: number, attributes: string) =>
  `<text ${attributes} dy=".34em" transform="rotate(${turn.toFixed(1)})">\u2068${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}\u2069</text>`;

/** @returns how wide a name is, by the mean width of the letters of the headings' font */
const widthOf = (name: string) => name.length * 0.49 * SIZE;

/**
 * @returns the fasts and seasons on their rings, and the places of their names: in the sector, or else after it, before it,
 *   or in the inner ring, where no other sector or name is
 */
export function placedPeriods<Period extends NamedSector & { rank: string }>(periods: readonly Period[]) {
  const inner = 322;
  const onRings = periods.map((it) => ({ ...it, radius: it.rank === 'season' ? inner : 366 }));
  const taken = [...onRings];
  return onRings.map((period) => {
    const { name, start, end, radius } = period;
    const angle = (1.05 * widthOf(name) * 180) / (radius * Math.PI);
    const wide = 1.1 * angle;
    const places = [
      { ...period, start: end, end: end + wide },
      { ...period, start: start - wide, end: start },
      { ...period, end: start + wide, radius: inner },
    ];
    const isFree = (it: typeof period) =>
      taken.every((other) => other.radius !== it.radius || other.end <= it.start || it.end <= other.start);
    const place = angle <= end - start ? period : places.find(isFree);
    if (place) taken.push(place);
    return { period, place };
  });
}

/** @returns the feasts whose names have room along their radius: the higher ranks first */
export function namedFeasts<Feast extends { name: string; rank: string; angle: number }>(
  feasts: readonly Feast[],
): Feast[] {
  const [outer, inner] = NAMES;
  const endOf = ({ name }: Feast) => outer - widthOf(name);
  return ['majorFeast', 'minorFeast', 'feast', 'fast']
    .flatMap((rank) => feasts.filter((it) => it.rank === rank && endOf(it) >= inner))
    .reduce<Feast[]>((named, feast) => {
      // Two names are nearest where the shorter one ends; there the capitals, 0.7 of the size, must not touch.
      const distance = (other: Feast) =>
        (Math.abs(other.angle - feast.angle) * Math.PI * Math.max(endOf(other), endOf(feast))) / 180;
      return named.every((other) => distance(other) >= 0.7 * SIZE) ? [...named, feast] : named;
    }, []);
}

/** @returns the point of a circle around 0,0 at an angle: `0,-380` */
export function pointAt(radius: number, angle: number): string {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)].map((it) => Number((it * radius).toFixed(1))).join();
}

/** @returns the path of a part of a ring, of less than half a circle, as SVG writes it */
export const ringPath = (
  [inner, outer]: readonly [inner: number, outer: number],
  { start, end }: Sector,
): string =>
  [
    `M${pointAt(outer, start)}A${outer},${outer} 0 0 1 ${pointAt(outer, end)}`,
    `L${pointAt(inner, end)}A${inner},${inner} 0 0 0 ${pointAt(inner, start)}Z`,
  ].join('');

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
text{text-anchor:middle;fill:${light.ink}}
path,circle{stroke:${gold[500]}}
.disc{fill:${light.page};stroke-width:2}
.line,.faint,.pearls,.band{fill:none}
.faint{opacity:.35}
.band{stroke:${lapis[900]};stroke-width:54}
.center{fill:${lapis[900]};stroke-width:2}
.cross{fill:${gold[300]}}.cross path{stroke:none}
.pearls{stroke-width:5;stroke-linecap:round;stroke-dasharray:0 10}
.month,.year{fill:${gold[300]}}.month{font-size:32px}
.cloth{fill:${gold[500]}}.cloth-text{fill:${palette.ink}}
${cloths}
g.red{fill:${madder[700]}}
g.white{fill:${gold[500]}}g.white circle{fill:${limestone[50]};stroke-width:3}
.majorFeast{fill:${light.accent}}
.start{text-anchor:start}.end{text-anchor:end}
.hand,.tip{stroke:${madder[700]};stroke-width:3}.tip,.date{fill:${madder[700]}}.tip{stroke:${limestone[50]}}
@media(prefers-color-scheme:dark){.disc{fill:${dark.page}}.plain,.feast,.minorFeast,.fast{fill:${dark.ink}}.majorFeast{fill:${dark.accent}}.hand,.tip{stroke:${red.accent}}.tip,.date{fill:${red.accent}}${darkEdges}}`;

type NamedSector = Sector & { name: string };

/** Fonts that systems have: a drawing loads none. */
const arabicFonts = 'display,Noto Naskh Arabic,Geeza Pro,Segoe UI,DejaVu Sans,serif';
