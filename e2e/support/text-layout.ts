import type { Page } from 'playwright/test';
import { disableContentVisibility } from './disable-content-visibility.ts';

/**
 * Looks for words that cannot be read as the page stands: beyond an edge of the screen, cut off by what they stand
 * in, covered by something else, or across other words.
 *
 * @param part of the page, as a selector
 * @returns a line for each
 */
export async function unreadableWords(page: Page, part = 'body'): Promise<string[]> {
  await disableContentVisibility(page);
  return page.locator(part).evaluate((root) => {
    scrollTo({ top: 0, behavior: 'instant' });
    const lines = linesOf(root);
    return [...lines.flatMap(beyondAnEdge), ...lines.flatMap(acrossOthers), ...lines.flatMap(covered)];

    /** Every line of text that is shown, and where it stands while the page is at its top. */
    function linesOf(root: Element): Line[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Line[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement: holder, textContent } = node;
        if (!holder?.checkVisibility() || !textContent?.trim()) continue;
        if (holder.closest('script, style, noscript, .sr-only, .skip-link')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        found.push(...boxes.map((box) => ({ words: textContent.trim().slice(0, 60), holder, box })));
      }
      return found;
    }

    function beyondAnEdge({ words, holder, box }: Line): string[] {
      const frames: Element[] = [document.documentElement];
      for (
        let frame: Element | null = holder;
        frame && frame !== document.body;
        frame = frame.parentElement
      ) {
        if (/hidden|clip/.test(getComputedStyle(frame).overflow)) frames.push(frame);
      }
      return frames
        .map((frame) => ({ frame, edge: frame.getBoundingClientRect() }))
        .filter(({ frame, edge }) => {
          const sideways = box.left < edge.left - 1 || box.right > edge.right + 1;
          return (
            sideways || (frame !== frames[0] && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1))
          );
        })
        .map(({ frame }) => `'${words}' is cut off by ${frame.localName}.${frame.className}`);
    }

    function acrossOthers({ words, holder, box }: Line, index: number): string[] {
      return lines
        .slice(index + 1)
        .filter((other) => other.holder !== holder)
        .filter(({ box: b }) => {
          const across = Math.min(box.right, b.right) - Math.max(box.left, b.left);
          const down = Math.min(box.bottom, b.bottom) - Math.max(box.top, b.top);
          return across > 2 && down > Math.min(box.height, b.height) / 3;
        })
        .map((other) => `'${words}' and '${other.words}' overlap`);
    }

    function covered({ words, holder, box }: Line): string[] {
      scrollTo({ top: box.top - innerHeight / 2, behavior: 'instant' });
      const shift = holder.closest('.bar') ? 0 : scrollY;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2 - shift);
      if (!hit || hit === holder || holder.contains(hit) || hit.contains(holder)) return [];
      return [`'${words}' is covered by ${hit.localName}.${hit.className}`];
    }
  });
}

/**
 * Looks for words of headings, and of the footer, that go over two lines without a hyphen of their own.
 *
 * @param longest how many letters a word may have that is looked at
 * @returns the words
 */
export async function brokenWords(page: Page, longest = Infinity): Promise<string[]> {
  await disableContentVisibility(page);
  return page.locator('h1, h2, h3, footer p').evaluateAll((elements, most) => {
    const broken: string[] = [];
    for (const element of elements.filter((element) => element.checkVisibility())) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-–]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => top));
          if (lines.size > 1 && word.length <= most) broken.push(word);
        }
      }
    }
    return broken;
  }, longest);
}

interface Line {
  words: string;
  holder: Element;
  box: DOMRect;
}
