import { addresses } from '../support/sitemap.ts';
import { reachable, collectTabStops } from '../support/tab-order.ts';
import { expect, test } from '../support/test.ts';

/** A dark ring around a light one: on any ground one of the two stands out by 3:1 and more. */
const ring = '3px solid rgb(15, 42, 61), rgb(255, 255, 255) 0px 0px 0px 3px';

test.beforeEach(({ allowError }) => {
  // The browser reports the fallback page's own status.
  allowError(/status of 404 .*nowhere/);
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const address of addresses) {
      test(`${address}: the keyboard comes to everything in order, ringed and in full sight`, async ({
        page,
      }) => {
        await page.goto(address);
        const expected = await page.evaluate(reachable);
        const forwards = await collectTabStops(page);
        expect(forwards.map(({ name }) => name)).toEqual(expected);
        const backwards = await collectTabStops(page, 'Shift+Tab');
        expect(backwards.map(({ name }) => name)).toEqual(expected.toReversed());
        for (const { name, ...stop } of [...forwards, ...backwards]) {
          expect.soft(stop, name).toEqual({ inSight: true, covered: false, ring });
        }
      });
    }
  });
}
