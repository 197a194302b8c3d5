import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

/** Runs in the page. While the browser's own controls have the focus, the active element is the body. */
export function isFocusOutside(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !activeElement?.closest('dialog');
}

export const siteHeader = (page: Page): Locator => page.locator('#site-header');

// The controls of the header have names in the language of the page.
export const menuButton = (page: Page): Locator => page.locator('.site-header-menu-button');
export const toggle = (page: Page): Locator => page.locator('.site-header-toggle');
export const navigation = (page: Page): Locator => page.locator('#navigation');

/** Waits until React has hydrated the island in an element. */
export async function expectHydrated(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).locator('astro-island:not([ssr])')).toBeAttached({ timeout: 10_000 });
}
