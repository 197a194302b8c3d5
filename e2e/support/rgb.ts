/** @returns a token's color as computed styles report it: `#fbf8f1` is `rgb(251, 248, 241)` */
export const rgb = (hex: string) => `rgb(${[...Buffer.from(hex.slice(1), 'hex')].join(', ')})`;
