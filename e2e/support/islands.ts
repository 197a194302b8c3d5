import type { Locator, Page } from 'playwright/test';
import { content } from './content.ts';
import { expect } from './test.ts';

const shell = content('shell');
const { zelle } = content('giving-ways');
const { form } = content('pages/contact-us');

export function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: shell.menuLabel, exact: true });
}

export function givingButton(page: Page): Locator {
  return page.getByRole('button', { name: zelle.buttonLabel });
}

export function send(page: Page): Locator {
  return page.getByRole('button', { name: form.sendLabel });
}

/** Waits until React has taken over the island around an element. */
export async function expectAwake(page: Page, inside: string): Promise<void> {
  await expect(page.locator('astro-island:not([ssr])', { has: page.locator(inside) })).toBeAttached({
    timeout: 10_000,
  });
}
