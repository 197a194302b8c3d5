/** Replaces the variables of a text: `{first}–{last}`. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (variable, name: string) => String(values[name] ?? variable));

/** `['from ', '{start}', '–', '{end}']` */
export const splitTemplate = (text: string) => text.split(/(\{\w+\})/).filter(Boolean);

/** Begins a line or a card with a capital letter: French writes the days of the week without. */
export const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
