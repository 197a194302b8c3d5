import { content } from '../support/content.ts';
import { canonicalPages } from '../support/page-meta.ts';
import { headingAt } from '../support/headings.ts';
import { routes } from '../support/routes.ts';
import { unknownPaths } from '../support/unknown-paths.ts';
import { expect, test } from './support/test.ts';

const layout = content('layout');

for (const route of routes) {
  test(`${route} shows its page, at exactly that address`, async ({ driver }) => {
    await driver.open(route);
    expect(await driver.look('heading', headingAt(route))).toMatchObject({ shown: true });
    expect(await driver.address()).toBe(route);
  });
}

test('an unknown address shows Home', async ({ driver }) => {
  for (const [path = ''] of Object.values(unknownPaths)) {
    await driver.open(path);
    expect(await driver.look('heading', headingAt('/')), path).toMatchObject({ shown: true });
  }
});

test('each link of the bar leads to its page, which marks it', async ({ driver }) => {
  await driver.open('/ContactUs');
  for (const { label, page } of [...layout.headerLinks, ...layout.menuLinks]) {
    if (page === undefined) continue;
    if (layout.menuLinks.some((entry) => entry.label === label))
      await driver.click('button', layout.menuLabel);
    await driver.click('link', label);
    // While the page is on its way there is none to ask.
    await expect(async () => {
      expect(await driver.address()).toBe(canonicalPages[page].path);
      expect(await driver.look('link', label)).toMatchObject({ current: 'page' });
    }).toPass();
  }
});

test('the bar underlines the link of the page that is shown', async ({ driver }) => {
  for (const { label, page } of [...layout.headerLinks, ...layout.menuLinks]) {
    if (page === undefined) continue;
    await driver.open(canonicalPages[page].path);
    expect(await driver.look('link', label), label).toMatchObject({ current: 'page', underlined: true });
  }
});
