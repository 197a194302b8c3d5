/** A text to insert, and its position. */
export interface Insertion {
  at: number;
  text: string;
}

/** Inserts texts into HTML. Those with the same position keep their order. */
export function insert(html: string, insertions: Insertion[]): string {
  let result = '';
  let from = 0;
  for (const { at, text } of insertions.toSorted((a, b) => a.at - b.at)) {
    result += html.slice(from, at) + text;
    from = at;
  }
  return result + html.slice(from);
}

/** @returns the tags around a text node that keep it whole in a flex container. White space at its ends stays outside. */
export function spanAround(text: string): [Insertion, Insertion] {
  const at = text.search(/\S/);
  return [
    { at, text: '<span>' },
    { at: at + text.trim().length, text: '</span>' },
  ];
}
