import tokens from '../../tailwind.config.ts';
import { content } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { colors } = tokens.theme;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
});

test('who asks for more contrast gets the bar on a plain ground, also over a picture', async ({ page }) => {
  await page.goto('/Schedule');
  await expect(page.getByRole('banner').first()).toHaveCSS('background-color', rgb(colors['surface-darker']));
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner').first()).toHaveCSS('background-color', rgb(colors.surface));
});

test('and words and edges in the full colour of their place', async ({ page }) => {
  await page.goto('/Giving');
  await expect(page.getByText(content('pages/giving').allocation)).toHaveCSS('color', rgb(colors.ink));
  await page.goto('/Schedule');
  await expect(page.getByRole('term').first()).toHaveCSS('color', rgb(colors.ink));
  await expect(page.locator('main .frame').first()).toHaveCSS('border-top-color', rgb(colors.ink));
  await page.goto('/WatchLive');
  await expect(page.getByRole('term').first()).toHaveCSS('color', 'rgb(255, 255, 255)');
});

function rgb(hex: string): string {
  const parts = hex.match(/[\da-f]{2}/g) ?? [];
  return `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`;
}
