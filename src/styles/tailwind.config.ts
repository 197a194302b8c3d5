import type { Config } from 'tailwindcss';
import { themeColors } from './palette.ts';
import { SCROLL_THRESHOLD } from './scroll-threshold.ts';

/**
 * The design tokens. Components use roles of colors (`bg-surface`, `text-muted`), so a change of style is a change of this file and of
 * the palette alone.
 */
export default {
  content: [],
  theme: {
    colors: themeColors,
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
