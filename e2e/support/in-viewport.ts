/**
 * For `toBeInViewport`: the whole element, to within a pixel. Layout and scrolling use fractions of a pixel, and one
 * pixel of a control of 44 px is 2.3 %.
 */
export const whole = { ratio: 0.97 };
