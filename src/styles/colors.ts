import tailwind from '../../tailwind.config.ts';

/** The colors by role, for use outside the style sheets. */
export const { colors } = tailwind.theme;
