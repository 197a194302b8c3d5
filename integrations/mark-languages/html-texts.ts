import { Parser } from 'htmlparser2';
import { type LanguageTag } from './language-tag.ts';

/** An element, as far as its texts need it. */
export interface Part extends LanguageTag {
  /** What the page does not show, and what may contain no elements. */
  isSkipped: boolean;
  /** Whether the texts are in one line with what is around the element, which no flex container splits. */
  isInline: boolean;
  /** Whether something is before the text that the visitor reads in the same line. */
  continues: boolean;
}

interface Visitor {
  /** Called for each text node, with its position in the HTML. */
  text: (start: number, end: number, parent: Part) => void;
  /** Called for each end of an element, with the position of its end tag. */
  close?: (part: Part, position: number) => void;
}

/** Visits the texts of an HTML document with what applies to them. */
export function visitTexts(html: string, visitor: Visitor): void {
  const root: Part = {
    lang: '',
    dir: 'ltr',
    isSkipped: false,
    isInline: false,
    continues: false,
  };
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
        const part = partOf(name, attributes, current());
        if (name === 'br') current().continues = false;
        parts.push(part);
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
