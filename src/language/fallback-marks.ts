/** Around a text of content that has no translation: it is in the main language. Private-use characters. */
export const fallbackMarks = { start: '\uE000', end: '\uE001' };

/** Also those in URLs. */
export const removeMarks = (text: string) => text.replaceAll(/[\uE000\uE001]|%EE%80%8[01]/gi, '');
