import { expect, paths as bilingual, pathsWithoutStream, test } from '../support/test.ts';

const widthsEvery = (step: number) =>
  Array.from({ length: 1120 / step + 1 }, (_, index) => 320 + step * index);

/** Between 385 and 391 px, a column of the footer was once too narrow for its links. */
const widths = [...widthsEvery(8), ...Array.from({ length: 7 }, (_, index) => 385 + index)];

for (const [fixture, narrowest, paths] of [
  ['ordinary', 320, bilingual],
  // A date is wider than half of 320 px.
  ['germany', 360, [...pathsWithoutStream, '/Imprint']],
] as const) {
  test.describe(fixture, () => {
    test.use({ fixture });

    test('no word of a short text is broken, also with 200 % text', async ({ page, browserName }) => {
      test.skip(browserName === 'firefox' && fixture === 'germany', 'Firefox hyphenates German words.');
      test.setTimeout(300_000);
      // A frame changes its width many times faster than the window. The site's headers forbid frames.
      let body = '';
      await page.route('**/frame', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.route('**/framing', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<iframe src="/frame"></iframe>' }),
      );
      for (const path of paths) {
        // Header and footer are the same on every page.
        const root = path === '/' ? 'body' : 'main';
        body = await (await page.request.get(path)).text();
        await page.goto('/framing');
        const frame = page.frame({ url: '/frame' });
        await frame?.evaluate(() => document.fonts.ready.then(() => undefined));
        expect.soft(await frame?.evaluate(brokenWords, { root, widths }), path).toEqual([]);
        const zoomed = { root, widths: [320], height: 256 };
        expect.soft(await frame?.evaluate(brokenWords, zoomed), `${path}, 1280 px at 400 % zoom`).toEqual([]);
        // A longer word is wider than a phone.
        const doubled = {
          root,
          widths: widthsEvery(40).filter((it) => it >= narrowest),
          fontSize: '200%',
          maxLength: 13,
        };
        expect.soft(await frame?.evaluate(brokenWords, doubled), `${path}, 200 % text`).toEqual([]);
      }
    });
  });
}

/** @returns the words on two lines, and those that end a line before their icon */
function brokenWords({ root, widths, height = 800, fontSize = '', maxLength = Infinity }: Layouts): string[] {
  document.documentElement.style.fontSize = fontSize;
  const parts = 'header, h1, h2, h3, [class*=panel], button, .button, body > footer';
  const texts = textsIn(root).filter(({ parentElement: it }) => it?.closest(parts));
  const menus = [...document.querySelectorAll<HTMLElement>(`${root} .site-header [popover]`)];
  return widths.flatMap((width) => {
    Object.assign(window.frameElement ?? {}, { width, height });
    const broken = texts.flatMap(wordsOnTwoLines);
    for (const menu of menus) {
      menu.showPopover();
      broken.push(...textsIn(`#${menu.id}`).flatMap(wordsOnTwoLines));
      menu.hidePopover();
    }
    return [...new Set(broken)].map((word) => `${word} at ${width} px`);
  });

  function textsIn(selector: string): Text[] {
    const elements = [...document.querySelectorAll(`${selector}, ${selector} :not(.sr-only, .sr-only *)`)];
    const nodes = elements.flatMap(({ childNodes }) => [...childNodes]);
    return nodes.filter((node) => node instanceof Text && /\S/.test(node.data)) as Text[];
  }

  function wordsOnTwoLines(text: Text): string[] {
    const element = text.parentElement;
    const words = [...text.data.matchAll(/[^\s–—-]+/g)];
    const last = words.at(-1);
    if (!element?.checkVisibility() || !last) return [];
    const found = isOnOneLine(linesOf(text))
      ? []
      : words.filter((word) => word[0].length <= maxLength && !isOnOneLine(linesOf(text, word)));
    const arrow = element.closest('.trailing-icon')?.querySelector('svg')?.getBoundingClientRect();
    const end = arrow?.width && linesOf(text, last).at(-1);
    const apart = end && (arrow.top > end.bottom || arrow.bottom < end.top);
    return [...found.map(([word]) => `'${word}'`), ...(apart ? [`'${last[0]}' and its arrow`] : [])];
  }

  function linesOf(text: Text, { 0: part, index } = { 0: text.data, index: 0 }): DOMRect[] {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + part.length);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }

  function isOnOneLine([first, ...rest]: DOMRect[]): boolean {
    return rest.every(({ top }) => first && top <= first.bottom - 1);
  }
}

interface Layouts {
  root: string;
  widths: number[];
  height?: number;
  fontSize?: string;
  maxLength?: number;
}
