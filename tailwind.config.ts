import type { Config } from 'tailwindcss';

/** The colours as the mosaics have them. Components do not use these directly but the roles below. */
const palette = {
  lapis: { 700: '#1f4e6b', 900: '#0f2a3d', 950: '#0b2233' },
  gold: { 300: '#f0cf7a', 500: '#c8963e', 600: '#8a5f17' },
  madder: { 700: '#8c2f2a' },
  sage: { 700: '#4d5a35' },
  limestone: { 50: '#fbf8f1', 100: '#f7f1e5', 200: '#eadfc8' },
  ink: '#1d1512',
  white: '#ffffff',
};

/**
 * The design tokens: palette, then roles. A component asks for a role (`bg-surface`, `text-muted`),
 * so that a change of the look is a change of this file alone.
 */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      page: palette.limestone[100],
      surface: palette.limestone[50],
      border: palette.limestone[200],
      ink: palette.ink,
      muted: '#5c4f42',
      accent: palette.gold[600],
      gold: palette.gold[500],
      link: palette.lapis[700],
      'surface-dark': palette.lapis[900],
      'surface-darker': palette.lapis[950],
      madder: palette.madder[700],
      sage: palette.sage[700],
      'on-dark': palette.white,
      'on-dark-muted': palette.limestone[200],
      'on-dark-accent': palette.gold[300],
    },
    fontFamily: {
      display: 'var(--font-display)',
      text: 'var(--font-text)',
    },
    fontSize: {
      // Fluid between a 360 px phone and a 1280 px desktop.
      small: ['clamp(0.9375rem, 0.92rem + 0.1vw, 1rem)', '1.5'],
      base: ['clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)', '1.6'],
      hours: ['clamp(1.625rem, 1.45rem + 0.6vw, 2rem)', '1.2'],
      lead: ['clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)', '1.5'],
      h3: ['clamp(1.375rem, 1.3rem + 0.35vw, 1.625rem)', '1.25'],
      h2: ['clamp(1.875rem, 1.6rem + 1.2vw, 2.75rem)', '1.15'],
      // Large text on a phone: no larger than its longest word has room for.
      h1: ['min(clamp(2.25rem, 1.7rem + 2.4vw, 3.75rem), 19vw)', '1.1'],
      hero: ['min(clamp(2.375rem, 1.7rem + 3vw, 4.5rem), 19vw)', '1.08'],
    },
    borderRadius: { sm: '2px', full: '9999px' },
    // 1024 px is where the bar shows its links; the others are where grids gain a column.
    screens: { sm: '40rem', lg: '64rem' },
    extend: {
      maxWidth: { measure: '38rem', page: '76rem' },
      // Beside everything on a phone. Large text makes it no wider: the words need the room.
      spacing: { gutter: 'min(1.25rem, 6vw)' },
    },
  },
} satisfies Config;
