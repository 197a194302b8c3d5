import { budgets } from '../support/budgets.ts';
import { scrollThrough } from '../support/scroll-through.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

for (const screen of budgets.screens) {
  test.describe(`on ${screen.name}`, () => {
    test.use({ viewport: screen.viewport, deviceScaleFactor: screen.deviceScaleFactor });

    for (const route of routes) {
      test(`${route} downloads no picture much wider than it is shown`, async ({ page }) => {
        await page.goto(route);
        await scrollThrough(page);
        await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
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
