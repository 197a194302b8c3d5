import type { Locator, Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import {
  allowNotFoundStatus,
  expect,
  menuButton,
  pathsWithNotFound,
  scrollPageTo,
  siteHeader,
  test,
  toggle,
} from '../support/test.ts';

test.beforeEach(allowNotFoundStatus);

test('every page is accessible at every width', async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of pathsWithNotFound) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    // axe checks the levels of the other headings.
    const firstHeading = page.locator('h1, h2, h3, h4, h5, h6').first();
    expect(await firstHeading.evaluate(({ localName }) => localName)).toBe('h1');
    await page.evaluate(() => document.querySelectorAll('details').forEach((it) => (it.open = true)));
    await expectAccessible(page, '320 px');
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(outOfOrder), `${path}, ${width} px`).toEqual([]);
      const centered = await page.locator('p').evaluateAll(longCentered);
      expect.soft(centered, `${path}, ${width} px: more than two lines`).toEqual([]);
      // The name of the church is on the picture.
      if (width === 768) await expectAccessible(page, '768 px');
    }
    await expectAccessibleWith(page, menuButton(page), '1280 px');
  }
});

test('giving dialogs and the navigation of a phone are accessible when they are open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/Giving');
  for (const name of ['Give online', 'Give by Zelle', 'Give by mail']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
  }
  await expectAccessibleWith(page, toggle(page), '320 px');
});

async function expectAccessibleWith(page: Page, button: Locator, width: string): Promise<void> {
  await scrollPageTo(page, 600);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(siteHeader(page)).toHaveAttribute('data-scrolled', 'true');
  await expectAccessible(page, `${width}, scrolled, with open navigation`);
}

async function expectAccessible(page: Page, details: string): Promise<void> {
  const state = `${new URL(page.url()).pathname}, ${details}`;
  expect.soft(await violations(page), state).toEqual([]);
  const targets = page.locator(
    ':is(header, form, dialog, footer) :is(a:not(.skip-link), button, input, textarea), .button',
  );
  const small = await targets.filter({ visible: true }).evaluateAll(smallTargets);
  expect.soft(small, state).toEqual([]);
}

/** axe-core requires 24 by 24 px everywhere. */
function smallTargets(targets: Element[]): string[] {
  return targets
    .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < 44)
    .map(({ name, box }) => `${name}: ${box.width} by ${box.height} px, minimum 44`);
}

/** @returns siblings of which the second is shown above the first, or beside it where reading begins */
function outOfOrder(): string[] {
  const parents = document.querySelectorAll('body, main, footer, :is(main, footer) *:not(svg *, p *)');
  return [...parents].flatMap((parent) => {
    const children = [...parent.children]
      .filter((child) => child.checkVisibility() && getComputedStyle(child).position !== 'fixed')
      .map((child) => ({ box: child.getBoundingClientRect(), text: child.textContent.trim().slice(0, 40) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return children.slice(1).flatMap(({ box, text }, index) => {
      const previous = children[index];
      if (!previous) return [];
      const above = box.bottom <= previous.box.top + 1;
      const isRtl = getComputedStyle(parent).direction === 'rtl';
      const beside = isRtl ? box.left >= previous.box.right - 1 : box.right <= previous.box.left + 1;
      return above || (beside && box.top < previous.box.bottom - 1)
        ? [`'${text}' is shown before '${previous.text}'`]
        : [];
    });
  });
}

/** The text of a banner is part of a picture. */
function longCentered(paragraphs: Element[]): (string | null)[] {
  return paragraphs
    .filter((it) => it.checkVisibility() && !it.closest('.banner-text'))
    .filter((it) => {
      const { textAlign, lineHeight } = getComputedStyle(it);
      return textAlign === 'center' && Math.round(it.clientHeight / parseFloat(lineHeight)) > 2;
    })
    .map(({ textContent }) => textContent);
}
