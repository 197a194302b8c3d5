/**
 * Imitates page translators: replaces every text node by `<font><font>«text»</font></font>`, also those that the page adds later.
 * @param duringHydrationOf starts before the first render of the island in this element; without it at once
 */
export function translate(duringHydrationOf?: string): void {
  // `font` is deprecated in HTML, and translators use it.
  const font = 'font' as string;
  const translateIn = (root: Element) => {
    const elements = [root, ...root.querySelectorAll('*')];
    for (const original of elements.flatMap(({ childNodes }) => [...childNodes])) {
      if (!(original instanceof Text) || !/\S/.test(original.data)) continue;
      if (original.parentElement?.closest('font, script, style, noscript, textarea')) continue;
      const [outer, inner] = [document.createElement(font), document.createElement(font)];
      inner.textContent = `«${original.data}»`;
      outer.append(inner);
      original.replaceWith(outer);
    }
  };
  const start = () => {
    translateIn(document.body);
    const observer = new MutationObserver((mutations) => {
      for (const { target } of mutations) translateIn(target as Element);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  };
  if (duringHydrationOf) {
    // React was given the island, and reads its HTML later. The event does not bubble.
    const startInIsland = ({ target }: Event) => {
      if ((target as Element).closest(duringHydrationOf)) start();
    };
    document.addEventListener('astro:hydrate', startInIsland, { capture: true });
  } else {
    start();
  }
}
