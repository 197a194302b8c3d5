import { content } from '../support/content.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const layout = content('layout');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const route of routes) {
  test(`${route}: nothing moves or fades for who asked for less motion`, async ({ page }) => {
    await page.goto(route);
    expect(await page.evaluate(moving)).toEqual([]);
    for (const target of await page.locator('main .button:visible').all()) {
      await target.hover();
      expect(await page.evaluate(moving)).toEqual([]);
    }
    await page.getByRole('button', { name: layout.menuLabel, exact: true }).click();
    expect(await page.evaluate(moving)).toEqual([]);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(moving)).toEqual([]);
  });
}

/**
 * Runs in the page.
 *
 * @returns what moves now or would: animations in time (the bar's ground follows the scroll position, at once), and
 * elements with a transition or a smooth scroll
 */
function moving(): string[] {
  const now = document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .map((animation) => `an animation: ${animation.id}`);
  const later = [...document.querySelectorAll('*')]
    .filter((element) => {
      const { transitionDuration, transitionProperty, scrollBehavior } = getComputedStyle(element);
      return (/[1-9]/.test(transitionDuration) && transitionProperty !== 'none') || scrollBehavior !== 'auto';
    })
    .map((element) => element.outerHTML.slice(0, 120));
  return [...now, ...later];
}
