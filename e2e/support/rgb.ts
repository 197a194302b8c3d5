/** @returns a token's color as computed styles report it: `#fbf8f1` is `rgb(251, 248, 241)` */
export function rgb(hex: string): string {
  const channels = hex.match(/[\da-f]{2}/g) ?? [];
  return `rgb(${channels.map((channel) => parseInt(channel, 16)).join(', ')})`;
}
