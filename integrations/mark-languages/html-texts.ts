import { Parser } from 'htmlparser2';
import type { LanguageTag } from './language-tag.ts';

export interface Part extends LanguageTag {
  /** What the page does not show, and what may contain no elements. */
  isSkipped: boolean;
  /** Whether the texts are in one line with what is around the element, which no flex container splits. */
  isInline: boolean;
  /** Whether something is before the text that the visitor reads in the same line. */
  continues: boolean;
}

interface Visitor {
  text: (start: number, end: number, parent: Part) => void;
  /** Called with the position of each end tag. */
  close?: (part: Part, position: number) => void;
}

/** Visits the text nodes of an HTML document. */
export function visitTexts(html: string, visitor: Visitor) {
  const root: Part = { lang: '', dir: 'ltr', isSkipped: false, isInline: false, continues: false };
  const parts = [root];
  const current = () => parts.at(-1) ?? root;
  let start = -1;
  let end = -1;
  // An entity or a lone "<" divides a text for the parser.
  const endText = () => {
    if (start < 0) return;
    visitor.text(start, end, current());
    current().continues ||= html.slice(start, end).trim() !== '';
    start = -1;
  };
  const parser = new Parser(
    {
      ontext() {
        if (start < 0) start = parser.startIndex;
        end = parser.endIndex + 1;
      },
      oncomment: endText,
      onopentag(name, attributes) {
        endText();
        if (name === 'br') current().continues = false;
        parts.push(partOf(name, attributes, current()));
      },
      onclosetag() {
        const at = start < 0 ? parser.startIndex : end;
        endText();
        const part = parts.pop();
        if (!part) return;
        visitor.close?.(part, at);
        current().continues ||= part.continues && !part.isSkipped;
      },
      onend: endText,
    },
    { decodeEntities: false },
  );
  parser.end(html);
}

function partOf(name: string, attributes: Record<string, string>, parent: Part): Part {
  const { lang = parent.lang, dir } = attributes;
  const isSkipped = /^(head|iframe|math|option|script|style|svg|template|textarea|title)$/.test(name);
  const isPlain = Object.keys(attributes).length === 0;
  return {
    lang,
    dir: dir === 'ltr' || dir === 'rtl' ? dir : parent.dir,
    isSkipped: parent.isSkipped || isSkipped,
    isInline: name === 'bdi' || (name === 'span' && isPlain),
    continues: false,
  };
}

export interface Insertion {
  at: number;
  text: string;
}

/** Insertions with the same position keep their order. */
export function insert(html: string, insertions: Insertion[]) {
  let result = '';
  let from = 0;
  for (const { at, text } of insertions.toSorted((a, b) => a.at - b.at)) {
    result += html.slice(from, at) + text;
    from = at;
  }
  return result + html.slice(from);
}

/** @returns the tags that keep a text node whole in a flex container. White space at its ends stays outside. */
export function spanAround(text: string, start = 0): [Insertion, Insertion] {
  const at = start + text.search(/\S/);
  return [
    { at, text: '<span>' },
    { at: at + text.trim().length, text: '</span>' },
  ];
}
