/** Scroll position in CSS pixels from which the site header is light. The style sheets have it by `tailwind.config.ts`. */
export const SCROLL_THRESHOLD = 500;
