import type { Config } from 'tailwindcss';
import { SCROLL_THRESHOLD } from './src/styles/scroll-threshold.ts';

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

/**
 * The design tokens: palette, then roles. Components use roles (`bg-surface`, `text-muted`), so a change of style is a
 * change of this file alone.
 */
export default {
  content: [],
  theme: {
    colors: {
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
        Object.entries(tiles).map(([color, value]) => [
          color,
          translucent(value, color === 'white' ? 90 : 32),
        ]),
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
    },
    fontFamily: {
      display: 'var(--font-display)',
      text: 'var(--font-text)',
    },
    fontSize: {
      // Fluid between a 360 px phone and a 1280 px desktop.
      small: ['clamp(0.9375rem, 0.92rem + 0.1vw, 1rem)', '1.5'],
      base: ['clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)', '1.6'],
      hours: ['clamp(1.25rem, 0.75rem + 0.8vw, 1.5rem)', '1.3'],
      h2: ['clamp(1.875rem, 1.6rem + 1.2vw, 2.75rem)', '1.15'],
      // Large text on a phone: limited so that the longest word fits.
      lead: ['min(clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem), 11vw)', '1.5'],
      h3: ['min(clamp(1.375rem, 1.3rem + 0.35vw, 1.625rem), 11vw)', '1.25'],
      h1: ['min(clamp(2.25rem, 1.7rem + 2.4vw, 3.75rem), 19vw)', '1.1'],
      hero: ['min(clamp(2.375rem, 1.7rem + 3vw, 4.5rem), 19vw)', '1.08'],
    },
    borderRadius: { sm: '2px', full: '9999px' },
    // From 64rem the site header shows its links; from 40rem grids have a second column.
    screens: { sm: '40rem', lg: '64rem' },
    siteHeader: { scrollThreshold: `${SCROLL_THRESHOLD}px` },
    extend: {
      maxWidth: {
        measure: '38rem',
        // `critical.css` sets it: wider on large screens.
        page: 'var(--column)',
        panel: 'calc(var(--column) - 4rem)',
        'half-page': 'calc(var(--column) / 2)',
      },
      // The page's margin on a phone. Large text does not make it wider.
      spacing: { gutter: 'min(1.25rem, 6vw)' },
    },
  },
} satisfies Config;
