import type { Page } from 'playwright/test';
import { colors } from '#styles/palette.ts';
import {
  expect,
  holdScripts,
  menuButton,
  navigation,
  rgb,
  scrollPageTo,
  siteHeader,
  test,
  toggle,
  twoFrames,
  whole,
} from './support/test.ts';

const transparent = 'rgba(0, 0, 0, 0)';
const light = rgb(colors.surface);
const positions = [498, 499, 500, 501, 502, 500, 499, 498, 500, 0];

test('header is at most 100 px high, and light from 500 px of scroll', async ({ page }) => {
  await page.goto('/Home');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect((await siteHeader(page).boundingBox())?.height).toBeLessThanOrEqual(100);
  }
  for (const position of positions) await expectBackgroundAt(page, position);
  await expect(siteHeader(page)).toHaveAttribute('data-scrolled', 'false');
});

test('the logo of 80 px links to Home, and the link to the current page is underlined', async ({ page }) => {
  for (const [path, home, name] of [
    ['/Schedule', '/', 'Schedule'],
    ['/ar/Schedule', '/ar', 'المواعيد'],
  ] as const) {
    await page.goto(path);
    const logo = siteHeader(page).locator(`.site-header-home[href="${home}"] svg`);
    expect(await logo.boundingBox()).toMatchObject({ width: 80, height: 80 });
    await expect(siteHeader(page).locator('[aria-current]')).toHaveText(name);
    const current = siteHeader(page).locator('[aria-current=page]');
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
  }
});

test('background follows the scroll position before hydration', async ({ page, browserName }) => {
  test.skip(
    browserName === 'firefox',
    'Firefox has no scroll-driven animations: it is light from hydration on.',
  );
  await holdScripts(page);
  await page.goto('/Home');
  for (const position of positions) await expectBackgroundAt(page, position);
  await expect(siteHeader(page)).not.toHaveAttribute('data-scrolled');
});

test('header is light on a page that loads scrolled', async ({ page }) => {
  await page.goto('/Schedule');
  await expectBackgroundAt(page, 800);
  await page.reload();
  await expect(siteHeader(page)).toHaveAttribute('data-scrolled', 'true');
  await page.goto('/Giving#ways-to-give');
  await expect(siteHeader(page)).toHaveAttribute('data-scrolled', 'true');
});

test('Menu opens on click; Escape and a click elsewhere close it and return the focus', async ({ page }) => {
  await page.goto('/Home');
  const menu = menuButton(page);
  const link = siteHeader(page).getByRole('link', { name: 'Contact Us' });
  await menu.hover();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();

  for (const close of [
    async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
    },
    () => page.mouse.click(500, 500),
  ]) {
    await menu.click();
    await expect(link).toBeVisible();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await close();
    await expect(link).toBeHidden();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
  }
});

test('Menu closes when the focus moves on', async ({ page }) => {
  await page.goto('/Home');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(siteHeader(page)).toHaveAttribute('data-scrolled');
  const links = page.locator('#menu a');
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(links.last()).toBeHidden();
});

test.describe('1280 px at 400 % zoom, like a phone with a low screen', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/AboutUs');
    await expect(navigation(page)).toBeHidden();
    await toggle(page).click();
    await expect(navigation(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(siteHeader(page)).toHaveCSS('background-color', light);
  });

  test('navigation has every link and scrolls, while the page does not', async ({ page }) => {
    for (const link of await page.locator('.site-header-links a').all()) {
      // Visible, and not covered.
      await link.click({ trial: true });
      await expect(link).toBeInViewport(whole);
    }
    await navigation(page).getByRole('link').first().scrollIntoViewIfNeeded();
    const lastLink = navigation(page).getByRole('link').last();
    await expect(lastLink).not.toBeInViewport();
    await navigation(page).hover();
    await page.mouse.wheel(0, 3000);
    await expect(lastLink).toBeInViewport(whole);
    await page.mouse.wheel(0, 3000);
    await twoFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('Escape, button, moving focus and breakpoint close the navigation', async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(navigation(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

    await toggle(page).click();
    await expect(navigation(page)).toBeVisible();
    await toggle(page).click();
    await expect(navigation(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();

    await toggle(page).click();
    await navigation(page).getByRole('link').last().press('Tab');
    await expect(navigation(page)).toBeHidden();

    await toggle(page).click();
    await expect(navigation(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menuButton(page)).toBeInViewport();
    expect(await navigation(page).evaluate((element) => element.matches(':popover-open'))).toBe(false);
  });
});

async function expectBackgroundAt(page: Page, position: number): Promise<void> {
  await scrollPageTo(page, position);
  expect(await page.evaluate(() => scrollY)).toBe(position);
  await expect(siteHeader(page)).toHaveCSS('background-color', position >= 500 ? light : transparent);
}

test('icons grow with the text, as their buttons do', async ({ page }) => {
  await page.goto('/Schedule');
  for (const [width, button, icon] of [
    [390, '.site-header-toggle', 24],
    [1280, '.site-header-menu-button', 12],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const factor of [1, 2]) {
      await page.evaluate((it) => (document.documentElement.style.fontSize = `${it * 100}%`), factor);
      await expect(page.locator(button).locator('svg')).toHaveCSS('width', `${icon * factor}px`);
    }
  }
});
