import type { Page } from 'playwright/test';

/**
 * Identifies a completely loaded page by its heading, computed styles, fonts and images.
 *
 * @returns equal values for two URLs of the same page, once every image is decoded
 */
export function pageFingerprint(page: Page): Promise<PageFingerprint> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].map(async (image) => {
      image.loading = 'eager';
      await image.decode();
      return `${image.alt}: ${image.naturalWidth}×${image.naturalHeight}`;
    });
    const styles = [...document.querySelectorAll('body, h1, h2, header, main a, footer')].map((element) => {
      const { fontFamily, fontSize, color, backgroundColor, position } = getComputedStyle(element);
      return [element.localName, fontFamily, fontSize, color, backgroundColor, position].join(' ');
    });
    const fonts = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    const heading = document.querySelector('h1')?.textContent;
    return { heading, styles, fonts, images: await Promise.all(images) };
  });
}

interface PageFingerprint {
  heading: string | undefined;
  styles: string[];
  fonts: string[];
  images: string[];
}
