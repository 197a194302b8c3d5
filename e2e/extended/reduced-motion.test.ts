import { content } from '../support/content.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const layout = content('layout');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const route of routes) {
  test(`${route}: no animation and no transition with reduced motion`, async ({ page }) => {
    await page.goto(route);
    expect(await page.evaluate(motion)).toEqual([]);
    for (const button of await page.locator('main .button:visible').all()) {
      await button.hover();
      expect(await page.evaluate(motion)).toEqual([]);
    }
    await page.getByRole('button', { name: layout.menuLabel, exact: true }).click();
    expect(await page.evaluate(motion)).toEqual([]);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(motion)).toEqual([]);
  });
}

/**
 * Runs in the page.
 *
 * @returns the running animations, without scroll-driven ones (the header's background changes in one step), and the
 * elements with a transition or smooth scrolling
 */
function motion(): string[] {
  const animations = document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .map((animation) => `animation: ${animation.id}`);
  const elements = [...document.querySelectorAll('*')]
    .filter((element) => {
      const { transitionDuration, transitionProperty, scrollBehavior } = getComputedStyle(element);
      return (/[1-9]/.test(transitionDuration) && transitionProperty !== 'none') || scrollBehavior !== 'auto';
    })
    .map((element) => element.outerHTML.slice(0, 120));
  return [...animations, ...elements];
}
