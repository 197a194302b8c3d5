import type { Locator, Page } from 'playwright/test';
import { en } from '#i18n/words.ts';
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

export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: layout.menuLabel, exact: true });
}

export function toggle(page: Page): Locator {
  return page.getByRole('button', { name: en.navigationButton });
}

export function navigation(page: Page): Locator {
  return page.getByRole('navigation', { name: en.navigation });
}

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
