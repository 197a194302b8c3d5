import tokens from '../../tailwind.config.ts';
import { content } from '../support/content.ts';
import { rgb } from '../support/rgb.ts';
import { expect, test } from '../support/test.ts';

const { colors } = tokens.theme;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
});

test('the header has an opaque background with prefers-contrast: more', async ({ page }) => {
  const header = page.getByRole('banner').first();
  await page.goto('/Schedule');
  await expect(header).toHaveCSS('background-color', rgb(colors['surface-darker']));
  await page.mouse.wheel(0, 600);
  await expect(header).toHaveCSS('background-color', rgb(colors.surface));
});

test('muted text and borders have the full text color with prefers-contrast: more', async ({ page }) => {
  await page.goto('/Giving');
  await expect(page.getByText(content('pages/giving').allocation)).toHaveCSS('color', rgb(colors.ink));
  await page.goto('/Schedule');
  await expect(page.getByRole('term').first()).toHaveCSS('color', rgb(colors.ink));
  await expect(page.locator('main .embed-frame').first()).toHaveCSS('border-top-color', rgb(colors.ink));
  await page.goto('/WatchLive');
  await expect(page.getByRole('term').first()).toHaveCSS('color', rgb(colors['on-dark']));
});
