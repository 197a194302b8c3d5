import type { Page } from 'playwright/test';

/** Lays out the whole page for measuring: `content-visibility: auto` skips sections far below the viewport. */
export async function disableContentVisibility(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.section { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
