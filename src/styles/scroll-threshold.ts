/** In CSS pixels: from here on the site header is light. The style sheets have it by the configuration of Tailwind. */
export const SCROLL_THRESHOLD = 500;
