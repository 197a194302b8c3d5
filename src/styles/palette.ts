/** The colors of the mosaics. Components use the roles below instead. */
export const palette = {
  lapis: { 700: '#1f4e6b', 900: '#0f2a3d', 950: '#0b2233', 975: '#081926' },
  gold: { 300: '#f0cf7a', 500: '#c8963e', 550: '#b07d2b', 600: '#6d4a11' },
  madder: { 700: '#8c2f2a', 800: '#772824' },
  limestone: { 50: '#fbf8f1', 100: '#f7f1e5', 200: '#eadfc8' },
  plaster: '#efe4cf',
  ink: '#1d1512',
  white: '#ffffff',
  black: '#000000',
};

/** Of the tesserae in the mosaic of the year. */
export const tiles = {
  lapis: '#2d6a8a',
  sage: '#6d7a45',
  gold: palette.gold[300],
  violet: '#6f3f9e',
  black: '#4a4441',
  white: palette.limestone[50],
  blue: '#2b69b3',
  red: '#9c352f',
};

/**
 * A translucent color in hexadecimal notation. Tailwind writes `color / 90%` as `oklab()`, which browsers before 2023 do
 * not read: white text would lose the scrim behind it.
 */
function translucent(color: string, percent: number): string {
  return color + Math.round((percent * 255) / 100).toString(16);
}

const scrim = (percent: number) => translucent(palette.lapis[950], percent);

/** The roles that differ between the color schemes. What is on images or on dark blue is the same in both. */
export const light = {
  page: palette.limestone[100],
  surface: palette.limestone[50],
  border: palette.limestone[200],
  ink: palette.ink,
  muted: '#5c4f42',
  accent: palette.gold[600],
  link: palette.lapis[700],
  error: palette.madder[700],
  madder: palette.madder[700],
  ornament: palette.gold[500],
};

/** For visitors who prefer dark: a page between black and the dark blue of the footer, with borders in a dim gold. */
export const dark: typeof light = {
  page: palette.lapis[975],
  surface: palette.lapis[900],
  border: '#665533',
  ink: palette.limestone[100],
  muted: palette.limestone[200],
  accent: palette.gold[300],
  link: palette.gold[300],
  error: palette.gold[500],
  madder: palette.madder[800],
  ornament: palette.gold[500],
};

/**
 * What the colors of the church's year change, in the light and in the dark scheme: small text (`accent`), dividers and
 * the edge of the hours (`ornament`).
 */
export const rolesOfColors = {
  gold: pair({}, {}),
  violet: cloth('#5b2f86', '#cdb0ec'),
  black: pair({ accent: '#5b2f86', ornament: palette.ink }, { accent: '#cdb0ec', ornament: '#cdb0ec' }),
  white: pair({}, { ornament: palette.white }),
  blue: cloth('#1a4b80', '#9fcbf3'),
  red: cloth(palette.madder[700], '#f2aaa0'),
};

/** A color whose dividers are those of the text, in the light and in the dark scheme. */
function cloth(accent: string, darkAccent: string) {
  return pair({ accent, ornament: accent }, { accent: darkAccent, ornament: darkAccent });
}

function pair(inLight: Roles, inDark: Roles) {
  return [inLight, inDark] as const;
}

type Roles = Partial<typeof light>;

/** @returns the style sheet with the values of the roles on a day of this color, for the head of every page */
export function roleStyles(color: keyof typeof rolesOfColors): string {
  const [lightColors, darkColors] = rolesOfColors[color];
  const roles = { ...light, ...lightColors };
  const darkRoles = Object.entries({ ...dark, ...darkColors }).filter(
    ([role, value]) => value !== roles[role as keyof typeof light],
  );
  return `:root{${declare(Object.entries(roles))}}@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${declare(darkRoles)}}}`;
}

const declare = (roles: [string, string][]) => roles.map(([role, value]) => `--${role}:${value}`).join(';');

/** The colors of Tailwind's classes, by role: `bg-surface`, `text-muted`. */
export const themeColors = {
  transparent: 'transparent',
  current: 'currentColor',
  ...Object.fromEntries(Object.keys(light).map((role) => [role, `var(--${role})`])),
  gold: palette.gold[500],
  plaster: palette.plaster,
  'gold-dark': palette.gold[550],
  'surface-dark': palette.lapis[900],
  'surface-darker': palette.lapis[950],
  'on-dark': palette.white,
  'on-dark-muted': palette.limestone[200],
  'on-dark-accent': palette.gold[300],
  'on-dark-border': translucent(palette.white, 20),
  /** The outline of a day to come, and its color on plaster: `year-mosaic-svg.ts` draws the same. */
  sinopia: { DEFAULT: '#a4583c', dark: '#c4714f', faint: translucent('#a4583c', 35) },
  tint: Object.fromEntries(
    Object.entries(tiles).map(([color, value]) => [color, translucent(value, color === 'white' ? 90 : 32)]),
  ),
  shadow: scrim(20),
  /** Behind a modal dialog, and the page as it is seen through it. */
  backdrop: {
    light: scrim(75),
    'light-page': '#46565f',
    dark: translucent(palette.black, 60),
    'dark-page': '#030a0f',
  },
  /** Behind text on pictures, by its opacity in percent. */
  scrim: Object.fromEntries([50, 60, 70, 75, 80, 85, 90].map((percent) => [percent, scrim(percent)])),
};

/** The colors by role, for use outside the style sheets: those of the light scheme. */
export const colors = { ...themeColors, ...light };
