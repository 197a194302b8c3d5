import { expect, gospelPaths, paths, test } from '../support/test.ts';

// On a slow connection the browser paints what precedes `main.css` first.
for (const width of [360, 1280]) {
  test(`main.css changes no style above it at ${width} px`, async ({ page, allowedErrors }) => {
    // Text keeps its size.
    allowedErrors.push(/woff2/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    for (const route of [...paths, ...gospelPaths]) {
      await page.goto(route);
      const { count, changed } = await page.evaluate(stylesChangedByMain);
      expect(count).toBeGreaterThan(10);
      expect(changed, route).toEqual([]);
    }
  });
}

function stylesChangedByMain(): { count: number; changed: string[] } {
  const mainStyles = document.querySelector('[data-main]');
  if (!mainStyles) throw new Error('There is no main.css.');
  const all = [...document.body.querySelectorAll('*')];
  const critical = all.slice(0, all.indexOf(mainStyles));
  const elements = critical.filter((it) => it.checkVisibility() && !it.matches('main, defs *, symbol *'));
  const complete = elements.flatMap(stylesOf);

  const rest = document.createRange();
  rest.selectNodeContents(document.body);
  rest.setStartBefore(mainStyles);
  rest.deleteContents();
  const changed = elements.flatMap(stylesOf).filter((style, index) => style !== complete[index]);
  return { count: elements.length, changed };

  function stylesOf(element: Element): string[] {
    return [null, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const names = style.content === 'none' ? ['content'] : [...style].filter((it) => !it.startsWith('--'));
      const label = `<${element.localName} class="${element.getAttribute('class') ?? ''}">${pseudo ?? ''}`;
      return names.map((name) => `${label} ${name}: ${style.getPropertyValue(name)}`);
    });
  }
}
