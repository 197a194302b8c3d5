import { content } from '../support/content.ts';
import { headingAt } from '../support/headings.ts';
import { canonicalPages } from '../support/page-meta.ts';
import { expect, test } from './support/test.ts';
import { headerLinks, menuLinks } from '../support/header-links.ts';

const layout = content('layout');

test('each link of the header opens its page, and is underlined there', async ({ driver }) => {
  await driver.goto('/ContactUs');
  for (const entry of [...headerLinks, ...menuLinks]) {
    const { label, page } = entry;
    if (page === undefined) continue;
    if (menuLinks.some((link) => link.label === label)) {
      await driver.click('button', layout.menuLabel);
    }
    await driver.click('link', label);
    // Fails while the page is loading.
    await expect(async () => {
      expect(await driver.url()).toBe(canonicalPages[page].path);
      expect(await driver.query('link', label)).toMatchObject({ current: 'page', underlined: true });
    }).toPass();
  }
});

test('an unknown path shows Home', async ({ driver }) => {
  await driver.goto('/a/b?c#d');
  expect(await driver.query('heading', headingAt('/'))).toMatchObject({ visible: true });
  expect(await driver.url()).toBe('/a/b?c#d');
});
