import type { Locator, Page } from 'playwright/test';
import tokens from '../tailwind.config.ts';
import { content } from './support/content.ts';
import { whole } from './support/in-viewport.ts';
import { scriptFiles } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

const layout = content('layout');
const clear = 'rgba(0, 0, 0, 0)';
const light = rgb(tokens.theme.colors.surface);
const around = [498, 499, 500, 501, 502, 500, 499, 498, 500, 0];

for (const [screen, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('the bar is light from exactly 500 pixels of scroll on, and clear again below', async ({ page }) => {
      await page.goto('/Home');
      for (const position of around) await expectGroundAt(page, position);
      await expect(bar(page)).toHaveAttribute('data-scrolled', 'false');
    });

    test('and so it is while its code is still on the way', async ({ page }) => {
      await page.route(scriptFiles, () => new Promise(() => undefined));
      await page.goto('/Home');
      for (const position of around) await expectGroundAt(page, position);
      await expect(bar(page)).not.toHaveAttribute('data-scrolled');
    });

    test('the bar is at most 100 pixels tall', async ({ page }) => {
      await page.goto('/Home');
      expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(100);
    });
  });
}

test('the bar listens to scrolling once, passively, and touches nothing while its ground stays', async ({
  page,
}) => {
  await page.addInitScript(watchListeners);
  await page.goto('/Home');
  await expectGroundAt(page, 20);
  await expect(bar(page)).toHaveAttribute('data-scrolled', 'false');
  expect(await page.evaluate(() => window.scrollListeners)).toEqual([{ passive: true }]);

  const changes = await bar(page).evaluateHandle((element) => {
    const seen: string[] = [];
    const observer = new MutationObserver((records) =>
      records.forEach(({ type, attributeName }) => seen.push(attributeName ?? type)),
    );
    observer.observe(element, { attributes: true, childList: true, characterData: true, subtree: true });
    return seen;
  });
  for (const position of [100, 300, 499, 0]) await expectGroundAt(page, position);
  expect(await changes.jsonValue()).toEqual([]);
  for (const position of [500, 900, 1400]) await expectGroundAt(page, position);
  expect(await changes.jsonValue()).toEqual(['data-scrolled']);
});

test('a page that opens scrolled has its bar light at once', async ({ page }) => {
  await page.goto('/Schedule');
  await expectGroundAt(page, 800);
  await page.reload();
  await expect(bar(page)).toHaveAttribute('data-scrolled', 'true');
  await page.goto('/Home');
  await page.goBack();
  await expect(bar(page)).toHaveAttribute('data-scrolled', 'true');
  await page.goto('/Giving#ways-to-give');
  await expect(bar(page)).toHaveAttribute('data-scrolled', 'true');
});

test('Menu opens the further pages, and Escape or a click elsewhere closes it and gives the focus back', async ({
  page,
}) => {
  await page.goto('/Home');
  const menu = page.getByRole('button', { name: layout.menuLabel, exact: true });
  const further = bar(page).getByRole('link', { name: 'Watch Live' });
  await menu.hover();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(further).toBeHidden();

  await menu.click();
  await expect(further).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(further).toBeHidden();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();

  await menu.click();
  await expect(further).toBeVisible();
  await page.mouse.click(500, 500);
  await expect(further).toBeHidden();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
});

test('the menu does not stay open over what the keyboard goes on to', async ({ page }) => {
  await page.goto('/Home');
  await page.getByRole('button', { name: layout.menuLabel, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveAttribute('data-scrolled');
  for (const { label } of layout.menuLinks) {
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', { name: label })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'Watch Live' })).toBeHidden();
});

for (const [address, name] of [
  ['/', 'Home'],
  ['/Home', 'Home'],
  ['/Schedule', 'Schedule'],
  ['/Giving', 'Giving'],
  ['/Ministries', 'Ministries'],
  ['/WatchLive', 'Watch Live'],
  ['/AboutUs', 'About Us'],
  ['/ContactUs', 'Contact Us'],
] as const) {
  test(`on ${address} the bar marks its own link, and no other`, async ({ page }) => {
    await page.goto(address);
    const marked = bar(page).locator('[aria-current]');
    await expect(marked).toHaveText([name]);
    await expect(marked).toHaveAttribute('aria-current', 'page');
  });
}

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 360, height: 400 } });

  test('the button opens the whole navigation, which scrolls by itself while the page stands still', async ({
    page,
  }) => {
    await page.goto('/AboutUs');
    const navigation = page.getByRole('navigation', { name: layout.navigationLabel });
    await expect(navigation).toBeHidden();
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    for (const { label } of [...layout.headerLinks, ...layout.menuLinks]) {
      await expect(navigation.getByRole('link', { name: label })).toBeVisible();
    }
    await expect(navigation.getByRole('link', { name: 'Contact Us' })).not.toBeInViewport();
    await navigation.hover();
    await page.mouse.wheel(0, 3000);
    await expect(navigation.getByRole('link', { name: 'Contact Us' })).toBeInViewport(whole);
    await page.mouse.wheel(0, 3000);
    await page.evaluate(twoFrames);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('Escape and the button close it, and the focus is on the button again', async ({ page }) => {
    await page.goto('/AboutUs');
    const navigation = page.getByRole('navigation', { name: layout.navigationLabel });
    await toggle(page).click();
    await expect(navigation).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

    await toggle(page).click();
    await expect(navigation).toBeVisible();
    await toggle(page).click();
    await expect(navigation).toBeHidden();
  });

  test('it closes when the keyboard goes on into the page, or the phone becomes a desktop', async ({
    page,
  }) => {
    await page.goto('/AboutUs');
    const navigation = page.getByRole('navigation', { name: layout.navigationLabel });
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    for (let link = 0; link <= layout.headerLinks.length + layout.menuLinks.length; link++)
      await page.keyboard.press('Tab');
    await expect(navigation).toBeHidden();

    await toggle(page).click();
    await expect(navigation).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(bar(page).getByRole('link', { name: 'Schedule' })).toBeInViewport();
    expect(await navigation.evaluate((element) => element.matches(':popover-open'))).toBe(false);
  });
});

function bar(page: Page): Locator {
  return page.getByRole('banner').first();
}

function toggle(page: Page): Locator {
  return page.getByRole('button', { name: layout.toggleLabel });
}

async function expectGroundAt(page: Page, position: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), position);
  expect(await page.evaluate(() => scrollY)).toBe(position);
  await expect(bar(page)).toHaveCSS('background-color', position >= 500 ? light : clear);
}

function rgb(hex: string): string {
  const parts = hex.match(/[\da-f]{2}/g) ?? [];
  return `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`;
}

function twoFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

declare global {
  interface Window {
    scrollListeners: { passive: boolean }[];
  }
}

/** Runs in the page: keeps count of what goes on listening to scrolling there. */
function watchListeners(): void {
  window.scrollListeners = [];
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions | boolean,
  ) => {
    const { passive = false, once = false } = typeof options === 'object' ? options : {};
    if (type === 'scroll' && !once) window.scrollListeners.push({ passive });
    listen(type, listener, options);
  };
}
