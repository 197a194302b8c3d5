import { colors } from '#styles/colors.ts';
import { content } from '../support/content.ts';
import type { PageDriver } from './support/page-driver.ts';
import { rgb } from '../support/rgb.ts';
import { expect, test } from './support/test.ts';
import { headerLinks, menuLinks } from '../support/header-links.ts';

const layout = content('layout');
const [firstLink] = menuLinks;

for (const width of [1280, 360]) {
  test(`header is light from 500 px of scroll, ${width} px wide`, async ({ driver }) => {
    await driver.setViewportSize(width, 740);
    await driver.goto('/Home');
    for (const [top, backgroundColor] of [
      [499, 'rgba(0, 0, 0, 0)'],
      [500, rgb(colors.surface)],
      [499, 'rgba(0, 0, 0, 0)'],
    ] as const) {
      await driver.scrollTo(top);
      await expect.poll(() => driver.query('banner'), `at ${top}`).toMatchObject({ backgroundColor });
    }
  });
}

for (const [action, close] of [
  ['Escape', (driver) => driver.press('Escape')],
  ['a click outside', (driver) => driver.clickAt(500, 500)],
] satisfies [string, (driver: PageDriver) => Promise<void>][]) {
  test(`Menu opens on click; ${action} closes it and returns the focus`, async ({ driver }) => {
    await driver.goto('/Home');
    await driver.click('button', layout.menuLabel);
    await expect.poll(() => driver.query('link', firstLink?.label)).toMatchObject({ visible: true });
    await expect.poll(() => driver.query('button', layout.menuLabel)).toMatchObject({ expanded: 'true' });
    await close(driver);
    await expect.poll(() => driver.query('link', firstLink?.label)).toMatchObject({ visible: false });
    const closed = { expanded: 'false', focused: true };
    await expect.poll(() => driver.query('button', layout.menuLabel)).toMatchObject(closed);
  });
}

test('Menu opens with Enter, and closes when Tab leaves its last link', async ({ driver }) => {
  await driver.goto('/Home');
  await driver.tabTo(layout.menuLabel);
  await driver.press('Enter');
  await expect.poll(() => driver.query('button', layout.menuLabel)).toMatchObject({ expanded: 'true' });
  for (const { label } of menuLinks) {
    await driver.press('Tab');
    await expect.poll(() => driver.query('link', label)).toMatchObject({ focused: true, visible: true });
  }
  await driver.press('Tab');
  await expect.poll(() => driver.query('link', firstLink?.label)).toMatchObject({ visible: false });
});

test('on a phone, the button opens the navigation and Escape closes it', async ({ driver }) => {
  await driver.setViewportSize(360, 740);
  await driver.goto('/AboutUs');
  expect(await driver.query('navigation')).toMatchObject({ visible: false });
  await driver.click('button', layout.toggleLabel);
  await expect.poll(() => driver.query('button', layout.toggleLabel)).toMatchObject({ expanded: 'true' });
  for (const entry of [...headerLinks, ...menuLinks]) {
    if ('link' in entry) continue;
    const link = await driver.query('link', entry.label);
    expect(link, entry.label).toMatchObject({ visible: true, coveredBy: '' });
  }
  await driver.press('Escape');
  await expect.poll(() => driver.query('navigation')).toMatchObject({ visible: false });
  const closed = { expanded: 'false', focused: true };
  await expect.poll(() => driver.query('button', layout.toggleLabel)).toMatchObject(closed);
});
