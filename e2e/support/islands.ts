import type { Locator, Page } from 'playwright/test';
import { ar, en } from '#language/words.ts';
import { content } from './content.ts';
import { anyMethod } from './giving.ts';
import { menuLinks } from './header-links.ts';
import { expect } from './test.ts';

const layout = content('layout');
const { form } = en;

export const lastMenuLink = menuLinks.at(-1) ?? { label: '', page: 'home' };

export function siteHeader(page: Page): Locator {
  return page.getByRole('banner').first();
}

/** The controls of the header have the language of the page. */
const named = (page: Page, role: 'button' | 'navigation', english: string, arabic = english) =>
  page
    .getByRole(role, { name: english, exact: true })
    .or(page.getByRole(role, { name: arabic, exact: true }));

export const menuButton = (page: Page): Locator =>
  named(page, 'button', layout.menuLabel, layout.arabicMenuLabel);

export const toggle = (page: Page): Locator =>
  named(page, 'button', en.navigationButton, ar.navigationButton);

export const navigation = (page: Page): Locator => named(page, 'navigation', en.navigation, ar.navigation);

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
