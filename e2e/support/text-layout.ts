import type { Page } from 'playwright/test';

export async function unreadableText(page: Page, selector = 'body'): Promise<string[]> {
  return page.locator(selector).evaluate((root) => {
    scrollTo({ top: 0, behavior: 'instant' });
    const lines = linesOf(root);
    return [...lines.flatMap(clipped), ...lines.flatMap(overlapping), ...lines.flatMap(covered)];

    function linesOf(root: Element): Line[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Line[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement: element, textContent } = node;
        if (!element?.checkVisibility() || !textContent?.trim()) continue;
        if (element.closest('script, style, noscript, .skip-link') || isVisuallyHidden(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        found.push(...boxes.map((box) => ({ text: textContent.trim().slice(0, 60), element, box })));
      }
      return found;
    }

    /** By the class `sr-only`, which some elements have on phones alone. */
    function isVisuallyHidden(element: Element | null): boolean {
      if (!element) return false;
      return getComputedStyle(element).clipPath === 'inset(50%)' || isVisuallyHidden(element.parentElement);
    }

    function clipped({ text, element, box }: Line): string[] {
      const messages: string[] = [];
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
        const isRoot = ancestor === document.documentElement;
        const { overflow, overflowX, overflowY } = getComputedStyle(ancestor);
        const clips = (value: string) => /hidden|clip/.test(value);
        // What is beyond the edge of a scroll container can be scrolled to.
        if (!isRoot && overflow.startsWith('auto')) break;
        if (!isRoot && !clips(overflow)) continue;
        const edge = ancestor.getBoundingClientRect();
        const horizontally = box.left < edge.left - 1 || box.right > edge.right + 1;
        const vertically = box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
        if ((horizontally && (isRoot || clips(overflowX))) || (vertically && !isRoot && clips(overflowY))) {
          messages.push(`'${text}' is clipped by ${ancestor.localName}.${ancestor.className}`);
        }
      }
      return messages;
    }

    function overlapping({ text, element, box }: Line, index: number): string[] {
      return lines
        .slice(index + 1)
        .filter((other) => other.element !== element)
        .filter(({ box: b }) => {
          const overlapX = Math.min(box.right, b.right) - Math.max(box.left, b.left);
          const overlapY = Math.min(box.bottom, b.bottom) - Math.max(box.top, b.top);
          return overlapX > 2 && overlapY > Math.min(box.height, b.height) / 3;
        })
        .map((other) => `'${text}' and '${other.text}' overlap`);
    }

    function covered({ text, element, box }: Line): string[] {
      scrollTo({ top: box.top - innerHeight / 2, behavior: 'instant' });
      const shift = element.closest('.site-header') ? 0 : scrollY;
      // What lets a press through to a link below it is above it.
      const { style } = element as HTMLElement;
      style.pointerEvents = 'auto';
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2 - shift);
      style.pointerEvents = '';
      if (!hit || hit === element || element.contains(hit) || hit.contains(element)) return [];
      return [`'${text}' is covered by ${hit.localName}.${hit.className}`];
    }
  });
}

interface Line {
  text: string;
  element: Element;
  box: DOMRect;
}
