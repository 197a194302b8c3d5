/** @returns the direction that a text has by `dir="auto"`: that of its first letter */
export const directionOf = (text: string) => (/^\P{L}*\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr');
