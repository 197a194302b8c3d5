import type { Page } from 'playwright/test';

/** Lays everything out at once, so that it can be measured: the browser would leave what lies far below for later. */
export async function disableContentVisibility(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.section { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
