/** From and to, and again from and to, in minutes since 1970. `undefined` is always. */
export type During = readonly number[] | undefined;

/**
 * The attributes of an element that is shown at some times only, for the script of `DuringScript.astro`.
 * @param isBuilt whether it is shown where no script runs, or the page is too old for it
 */
export const showDuring = (during: During, isBuilt = false) =>
  during && { 'data-during': during.join(' ') || '0 0', hidden: !isBuilt };
