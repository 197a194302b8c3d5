/** @returns the text with its `{variables}`: `{first}–{last}` */
export const fillTemplate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (variable, name: string) => String(values[name] ?? variable));

/** @returns the parts of a text before, between and after its variables, which begin with a brace: `['from ', '{start}']` */
export const splitTemplate = (text: string): string[] => text.split(/(\{\w+\})/).filter(Boolean);

/** Begins a line or a card with a capital letter: French writes the days of the week without. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
