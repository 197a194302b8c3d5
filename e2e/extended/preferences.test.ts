import { colors, dark, light } from '#styles/palette.ts';
import { violations } from '../support/axe.ts';
import { expect, menuButton, paths, rgb, scrollPageTo, siteHeader, test } from '../support/test.ts';

/** Only colors differ in dark; accessibility.test.ts has the other rules. */
const colorRules = ['color-contrast', 'link-in-text-block'];

test('reduced motion, forced colors and dark show all that they should', async ({ page }) => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.goto(path);
      expect(await page.evaluate(motion)).toEqual([]);
      const buttons = page.locator('main .button:visible');
      if ((await buttons.count()) > 0) await buttons.first().hover();
      expect(await page.evaluate(motion)).toEqual([]);
      await menuButton(page).click();
      await scrollPageTo(page, 600);
      expect(await page.evaluate(motion)).toEqual([]);

      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        expect(await page.evaluate(unrecognizable), colorScheme).toEqual([]);
      }

      await page.keyboard.press('Escape');
      await scrollPageTo(page, 0);
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
      // Form fields and scrollbars.
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

      // Images are dimmed, embeds stay light.
      const filters = (images: Element[]) => images.map((image) => getComputedStyle(image).filter);
      expect(new Set(await page.locator('img').evaluateAll(filters))).toEqual(new Set(['brightness(0.9)']));
      for (const embed of await page.locator('.embed-frame').all()) {
        await expect(embed.locator('iframe')).toHaveCSS('color-scheme', 'light');
        const background = path.endsWith('/WatchLive') ? colors['surface-darker'] : dark.surface;
        await expect(embed).toHaveCSS('background-color', rgb(background));
      }
      expect(await violations(page, colorRules)).toEqual([]);
    });
});

test('header, focus, menu and dialogs are recognizable with forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/ContactUs');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(siteHeader(page)).toHaveCSS('background-color', canvas);
  await expect(page.locator('.site-header [aria-current]')).toHaveCSS('text-decoration-line', 'underline');
  for (const target of [
    page.getByRole('link', { name: 'St. Mark Coptic Orthodox Church, home' }).first(),
    menuButton(page),
    page.getByLabel('Message'),
  ]) {
    await page.keyboard.press('Tab');
    await target.focus();
    await expect(target).toHaveCSS('outline-width', '3px');
    await expect(target).toHaveCSS('outline-style', 'solid');
  }
  await page.goto('/Giving');
  await menuButton(page).click();
  await expect(page.locator('#menu')).toHaveCSS('border-top-width', '1px');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Give by mail' }).click();
  await expect(page.locator('dialog:modal')).toHaveCSS('border-top-width', '1px');
});

for (const [colorScheme, { ink, surface }] of [
  ['light', light],
  ['dark', dark],
] as const) {
  test(`more contrast changes header, muted text and borders, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    await page.goto('/Schedule');
    await expect(siteHeader(page)).toHaveCSS('background-color', rgb(colors['surface-darker']));
    await expect(page.getByRole('term').first()).toHaveCSS('color', rgb(ink));
    await expect(page.locator('main .embed-frame').first()).toHaveCSS('border-top-color', rgb(ink));
    await scrollPageTo(page, 600);
    await expect(siteHeader(page)).toHaveCSS('background-color', rgb(surface));
    await page.goto('/WatchLive');
    await expect(page.getByRole('term').first()).toHaveCSS('color', rgb(colors['on-dark']));
  });
}

test('in dark, giving dialogs and hovered buttons are accessible', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/Giving');
  await page.getByRole('button', { name: 'Give by mail' }).click();
  for (const button of await page.getByRole('dialog').getByRole('button').all()) {
    await button.hover();
    expect(await violations(page, colorRules)).toEqual([]);
  }
});

/** @returns animations that do not follow the scroll position, transitions and smooth scrolling */
function motion(): string[] {
  // An animation without a duration is a state: it moves nothing.
  const animations = document
    .getAnimations()
    .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().duration)
    .map((animation) => `animation: ${animation.id}`);
  const elements = [...document.querySelectorAll('*')]
    .filter((element) => {
      const { transitionDuration, transitionProperty, scrollBehavior } = getComputedStyle(element);
      return (/[1-9]/.test(transitionDuration) && transitionProperty !== 'none') || scrollBehavior !== 'auto';
    })
    .map((element) => element.outerHTML.slice(0, 120));
  return [...animations, ...elements];
}

/** @returns links, controls and icons that forced colors leave without underline, border or color */
function unrecognizable(): string[] {
  const visible = <E extends Element>(selector: string) =>
    [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility());
  const hasBorder = (element: Element) => parseFloat(getComputedStyle(element).borderTopWidth) > 0;
  const links = visible('main a[href], footer a[href]').filter(
    (link) => getComputedStyle(link).textDecorationLine !== 'underline' && !hasBorder(link),
  );
  const controls = visible('main button, main input, main textarea, .site-header-toggle').filter(
    (control) => !hasBorder(control),
  );
  const icons = visible<SVGElement>('a svg, button svg').filter((icon) => {
    const { fill, stroke, color } = getComputedStyle(icon);
    return !icon.matches('.logo') && fill !== color && stroke !== color;
  });
  return [...links, ...controls, ...icons].map((element) => element.outerHTML.slice(0, 120));
}
