/** From and to, and again from and to, in minutes since 1970; from 0 is from the day of the build on. `undefined` is always. */
export type During = readonly number[] | undefined;

/** Whether it is shown where no script runs, or the page is too old for it. */
export const isBuilt = (during: During) => during === undefined || during[0] === 0;

/** The attributes of an element that is shown at some times only, for the script of `DuringScript.astro`. */
export const showDuring = (during: During, isShown = isBuilt(during)) =>
  during && { 'data-during': during.join(' ') || '0 0', hidden: !isShown };

/** Those of a word such as "Now", which is true for a time: without the script it is hidden, also if it begins with the day. */
export const sayDuring = (during: During) => ({ 'data-during': during?.join(' ') ?? '0', hidden: true });
