import type { Page } from 'playwright/test';
import { budgets } from '../budgets.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

for (const screen of budgets.screens) {
  test.describe(`on ${screen.name}`, () => {
    test.use({ viewport: screen.viewport, deviceScaleFactor: screen.deviceScaleFactor });

    for (const route of routes) {
      test(`${route} downloads no picture much wider than it is shown`, async ({ page }) => {
        await page.goto(route);
        await scrollThrough(page);
        for (const { src, downloaded, shown } of await page.evaluate(shownPictures)) {
          expect(
            downloaded / shown,
            `${route} on ${screen.name}: ${src}, ${downloaded} px for ${shown}`,
          ).toBeLessThanOrEqual(budgets.pictureWidth);
        }
      });
    }
  });
}

/** As a visitor who reads the page to its end. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
}

/** Runs in the page: the width of each picture's file, from its candidates, and of its place on the screen, in pixels. */
function shownPictures(): { src: string; downloaded: number; shown: number }[] {
  return [...document.images].map((picture) => {
    const candidates = [...(picture.parentElement?.querySelectorAll('source') ?? [])].flatMap(({ srcset }) =>
      srcset.split(', '),
    );
    const chosen = candidates.find((candidate) => picture.currentSrc.endsWith(candidate.split(' ')[0] ?? ''));
    return {
      src: picture.currentSrc,
      downloaded: Number.parseInt(chosen?.split(' ')[1] ?? String(picture.naturalWidth)),
      shown: Math.round(picture.getBoundingClientRect().width * devicePixelRatio),
    };
  });
}
