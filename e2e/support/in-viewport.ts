/**
 * For `toBeInViewport`: the whole of it, to within a pixel. Layout and scrolling go by fractions of a pixel, so an edge
 * may fall between two; of a control of 44 px, one pixel is the fortieth part.
 */
export const whole = { ratio: 0.97 };
