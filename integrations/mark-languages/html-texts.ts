import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';
import { type LanguageTag } from './language-tag.ts';

/** An element, as far as its texts need it. */
export interface Part extends LanguageTag {
  /** What the page does not show, and what may contain no elements. */
  isSkipped: boolean;
  /** The island whose React code renders this element, and would not recognize another HTML. Its slots are Astro's. */
  island: string | undefined;
  /** Whether the texts are in one line with what is around the element, which no flex container splits. */
  isInline: boolean;
  /** Whether something is before the text that the visitor reads in the same line. */
  continues: boolean;
}

interface Visitor {
  /** Called for each text node, with its position in the HTML. */
  text: (start: number, end: number, parent: Part) => void;
  /** Called for each start tag. */
  open?: (part: Part, attributes: Record<string, string>) => void;
  /** Called for each end of an element, with the position of its end tag. */
  close?: (part: Part, position: number) => void;
}

/** Visits the texts of an HTML document with what applies to them. */
export function visitTexts(html: string, visitor: Visitor): void {
  const root: Part = {
    lang: '',
    dir: 'ltr',
    isSkipped: false,
    island: undefined,
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
        visitor.open?.(part, attributes);
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
  const isSlot = name === 'astro-slot' || (name === 'template' && 'data-astro-template' in attributes);
  const isSkipped =
    /^(head|iframe|math|option|script|style|svg|template|textarea|title)$/.test(name) && !isSlot;
  const isPlain = Object.keys(attributes).length === 0;
  return {
    lang,
    dir: dir === 'ltr' || dir === 'rtl' ? dir : parent.dir,
    isSkipped: parent.isSkipped || isSkipped,
    island: name === 'astro-island' ? islandName(attributes) : isSlot ? undefined : parent.island,
    isInline: name === 'bdi' || (name === 'span' && isPlain),
    continues: false,
  };
}

function islandName({ opts = '{}' }: Record<string, string>): string {
  const { name } = JSON.parse(decodeHTMLStrict(opts)) as { name?: string };
  return name ?? 'without a name';
}

/** @throws {Error} about a text that needs an element which React did not render */
export function refuseInIsland(text: string, island: string): never {
  throw new Error(
    `The island ${island} contains '${text.trim()}', whose language or direction needs an element of its own. ` +
      'React does not accept one that it has not rendered. Give the text to the island in a slot, from an .astro file.',
  );
}
