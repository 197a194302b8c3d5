import type { Page } from 'playwright/test';

/**
 * What shows that a page arrived whole: its words, its style sheet and fonts, its pictures.
 *
 * @returns alike for two addresses of one page, once everything is loaded
 */
export function look(page: Page): Promise<Look> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].map(async (picture) => {
      picture.loading = 'eager';
      await picture.decode();
      return `${picture.alt}: ${picture.naturalWidth}×${picture.naturalHeight}`;
    });
    const styled = [...document.querySelectorAll('body, h1, h2, header, main a, footer')].map((element) => {
      const { fontFamily, fontSize, color, backgroundColor, position } = getComputedStyle(element);
      return [element.localName, fontFamily, fontSize, color, backgroundColor, position].join(' ');
    });
    const fonts = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    return {
      heading: document.querySelector('h1')?.textContent,
      styled,
      fonts,
      pictures: await Promise.all(pictures),
    };
  });
}

interface Look {
  heading: string | null | undefined;
  styled: string[];
  fonts: string[];
  pictures: string[];
}
