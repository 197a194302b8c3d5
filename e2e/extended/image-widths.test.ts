import { budgets } from '../support/transfer-size.ts';
import { scrollThrough } from '../support/scroll-through.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

for (const screen of budgets.screens) {
  test.describe(`on ${screen.name}`, () => {
    test.use({ viewport: screen.viewport, deviceScaleFactor: screen.deviceScaleFactor });

    for (const route of routes) {
      test(`${route} downloads no image much wider than it is shown`, async ({ page }) => {
        await page.goto(route);
        await scrollThrough(page);
        await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
        for (const { src, downloaded, shown } of await page.evaluate(measureImages)) {
          expect(downloaded / shown, `${src}: ${downloaded} px for ${shown}`).toBeLessThanOrEqual(
            budgets.imageWidth,
          );
        }
      });
    }
  });
}

/** Runs in the page. Returns the width of each image's file, and of its box in device pixels. */
function measureImages(): { src: string; downloaded: number; shown: number }[] {
  return [...document.images].map((image) => {
    const candidates = [...(image.parentElement?.querySelectorAll('source') ?? [])].flatMap(({ srcset }) =>
      srcset.split(', '),
    );
    const chosen = candidates.find((candidate) => image.currentSrc.endsWith(candidate.split(' ')[0] ?? ''));
    return {
      src: image.currentSrc,
      downloaded: Number.parseInt(chosen?.split(' ')[1] ?? String(image.naturalWidth)),
      shown: Math.round(image.getBoundingClientRect().width * devicePixelRatio),
    };
  });
}
