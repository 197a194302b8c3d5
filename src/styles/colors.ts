import tailwind from '../../tailwind.config.ts';

/** The colors by their roles, for what is drawn outside the stylesheet. */
export const { colors } = tailwind.theme;
