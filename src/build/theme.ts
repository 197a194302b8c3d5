import tailwind from '../../tailwind.config.ts';

/** The colours by their roles, for what is drawn outside the stylesheet. */
export const { colors } = tailwind.theme;
