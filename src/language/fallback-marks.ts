/** Around a text of content that has no translation: it is in the main language. Private-use characters. */
export const fallbackMarks = { start: '\uE000', end: '\uE001' };

/** @returns a text without the marks, also where they are part of a URL */
export const removeMarks = (text: string): string => text.replaceAll(/[\uE000\uE001]|%EE%80%8[01]/gi, '');
