import type { Locator, Page } from 'playwright/test';
import { languages, words } from './content.ts';
import { anyMethod } from './giving.ts';
import { menuLinks } from './header-links.ts';
import { expect } from './test.ts';

const { form } = words;

export const lastMenuLink = menuLinks.at(-1) ?? { label: '', page: 'home' };

export function siteHeader(page: Page): Locator {
  return page.getByRole('banner').first();
}

export const menuButton = (page: Page): Locator => page.locator('.site-header-menu-button');

/** The controls of the header have the language of the page. */
const named = (page: Page, role: 'button' | 'navigation', key: 'navigation' | 'navigationButton') =>
  languages
    .map(({ words }) => page.getByRole(role, { name: words[key], exact: true }))
    .reduce((all, one) => all.or(one));

export const toggle = (page: Page): Locator => named(page, 'button', 'navigationButton');

export const navigation = (page: Page): Locator => named(page, 'navigation', 'navigation');

/** The button that opens the dialog of `anyMethod`. */
export function givingButton(page: Page): Locator {
  return page.getByRole('button', { name: anyMethod.buttonLabel });
}

export function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: form.sendLabel });
}

/** Waits until React has hydrated the island around an element. */
export async function expectHydrated(page: Page, selector: string): Promise<void> {
  await expect(page.locator('astro-island:not([ssr])', { has: page.locator(selector) })).toBeAttached({
    timeout: 10_000,
  });
}
