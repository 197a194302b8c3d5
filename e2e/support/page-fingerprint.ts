import type { Page } from 'playwright/test';

/**
 * What shows that a page arrived whole: its words, its style sheet and fonts, its images.
 *
 * @returns alike for two addresses of one page, once everything is loaded
 */
export function pageFingerprint(page: Page): Promise<PageFingerprint> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].map(async (image) => {
      image.loading = 'eager';
      await image.decode();
      return `${image.alt}: ${image.naturalWidth}×${image.naturalHeight}`;
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
      images: await Promise.all(images),
    };
  });
}

interface PageFingerprint {
  heading: string | null | undefined;
  styled: string[];
  fonts: string[];
  images: string[];
}
