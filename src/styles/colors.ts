import tailwind, { light } from '../../tailwind.config.ts';

/** The colors by role, for use outside the style sheets: those of the light scheme. */
export const colors = { ...tailwind.theme.colors, ...light };

export { rolesOfColors, palette, roleStyles, tiles } from '../../tailwind.config.ts';
