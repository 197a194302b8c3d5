/** @returns red, green and blue of a token's color, such as `#fbf8f1`, from 0 to 255 */
const channels = (hex: string) => [...Buffer.from(hex.slice(1), 'hex')];

/** @returns a token's color as computed styles report it: `#fbf8f1` is `rgb(251, 248, 241)` */
export const rgb = (hex: string) => `rgb(${channels(hex).join(', ')})`;
