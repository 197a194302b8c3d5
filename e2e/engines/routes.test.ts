import { content } from '../support/content.ts';
import { canonicalPages } from '../support/head.ts';
import { headings } from '../support/headings.ts';
import { routes } from '../support/routes.ts';
import { unknownPaths } from '../support/unknown-paths.ts';
import { expect, test } from './support/test.ts';

const shell = content('shell');

for (const route of routes) {
  test(`${route} shows its page, at exactly that address`, async ({ visitor }) => {
    await visitor.open(route);
    expect(await visitor.look('heading', headings[route])).toMatchObject({ shown: true });
    expect(await visitor.address()).toBe(route);
  });
}

test('an unknown address shows Home', async ({ visitor }) => {
  for (const [path = ''] of Object.values(unknownPaths)) {
    await visitor.open(path);
    expect(await visitor.look('heading', headings['/']), path).toMatchObject({ shown: true });
  }
});

test('each link of the bar leads to its page, which marks it', async ({ visitor }) => {
  await visitor.open('/ContactUs');
  for (const { label, page } of [...shell.bar, ...shell.menu]) {
    if (page === undefined) continue;
    if (shell.menu.some((entry) => entry.label === label)) await visitor.click('button', shell.menuLabel);
    await visitor.click('link', label);
    // While the page is on its way there is none to ask.
    await expect(async () => {
      expect(await visitor.address()).toBe(canonicalPages[page].path);
      expect(await visitor.look('link', label)).toMatchObject({ current: 'page' });
    }).toPass();
  }
});

test('the bar underlines the link of the page that is shown', async ({ visitor }) => {
  for (const { label, page } of [...shell.bar, ...shell.menu]) {
    if (page === undefined) continue;
    await visitor.open(canonicalPages[page].path);
    expect(await visitor.look('link', label), label).toMatchObject({ current: 'page', underlined: true });
  }
});
