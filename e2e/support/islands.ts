import type { Locator, Page } from 'playwright/test';
import { content } from './content.ts';
import { expect } from './test.ts';

const layout = content('layout');
const { zelle } = content('giving-methods');
const { form } = content('pages/contact-us');

export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: layout.menuLabel, exact: true });
}

export function givingButton(page: Page): Locator {
  return page.getByRole('button', { name: zelle.buttonLabel });
}

export function send(page: Page): Locator {
  return page.getByRole('button', { name: form.sendLabel });
}

/** Waits until React has taken over the island around an element. */
export async function expectHydrated(page: Page, inside: string): Promise<void> {
  await expect(page.locator('astro-island:not([ssr])', { has: page.locator(inside) })).toBeAttached({
    timeout: 10_000,
  });
}
