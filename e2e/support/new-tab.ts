import { expect, type Locator } from 'playwright/test';

/** Asserts that a link opens another site in a new tab. */
export async function expectNewTab(link: Locator, href: string): Promise<void> {
  await expect.soft(link).toHaveAttribute('href', href);
  await expect.soft(link).toHaveAttribute('target', '_blank');
  await expect.soft(link).toHaveAttribute('rel', /noopener/);
}
