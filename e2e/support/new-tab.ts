import { expect, type Locator } from 'playwright/test';

export async function expectNewTab(link: Locator, href: string): Promise<void> {
  await expect.soft(link).toHaveAttribute('href', href);
  await expect.soft(link).toHaveAttribute('target', '_blank');
  await expect.soft(link).toHaveAttribute('rel', /noopener/);
}
