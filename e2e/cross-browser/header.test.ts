import tokens from '../../tailwind.config.ts';
import { content } from '../support/content.ts';
import { expect, test } from './support/test.ts';

const layout = content('layout');
const [entry] = layout.menuLinks;
const label = entry?.label ?? '';

for (const width of [1280, 360]) {
  test(`${width} px wide, the bar is light from exactly 500 pixels of scroll on`, async ({ driver }) => {
    await driver.resize(width, 740);
    await driver.open('/Home');
    for (const [position, ground] of [
      [499, 'rgba(0, 0, 0, 0)'],
      [500, rgb(tokens.theme.colors.surface)],
      [499, 'rgba(0, 0, 0, 0)'],
    ] as const) {
      await driver.scrollTo(position);
      await expect.poll(() => driver.look('banner'), `at ${position}`).toMatchObject({ ground });
    }
  });
}

test('a click on Menu opens it; Escape closes it and gives the focus back', async ({ driver }) => {
  await driver.open('/Home');
  await driver.click('button', layout.menuLabel);
  await expect.poll(() => driver.look('link', label)).toMatchObject({ shown: true });
  await expect.poll(() => driver.look('button', layout.menuLabel)).toMatchObject({ expanded: 'true' });
  await driver.press('Escape');
  await expect.poll(() => driver.look('link', label)).toMatchObject({ shown: false });
  const closed = { expanded: 'false', focused: true };
  await expect.poll(() => driver.look('button', layout.menuLabel)).toMatchObject(closed);
});

test('a click elsewhere closes Menu and gives the focus back', async ({ driver }) => {
  await driver.open('/Home');
  await driver.click('button', layout.menuLabel);
  await expect.poll(() => driver.look('button', layout.menuLabel)).toMatchObject({ expanded: 'true' });
  await driver.clickAt(500, 500);
  await expect.poll(() => driver.look('link', label)).toMatchObject({ shown: false });
  const closed = { expanded: 'false', focused: true };
  await expect.poll(() => driver.look('button', layout.menuLabel)).toMatchObject(closed);
});

test('the keyboard reaches Menu, opens it, goes through it, and closes it behind itself', async ({
  driver,
}) => {
  await driver.open('/Home');
  for (let press = 0; press < 20; press++) {
    await driver.press('Tab');
    if ((await driver.look('button', layout.menuLabel)).focused) break;
  }
  await driver.press('Enter');
  await expect.poll(() => driver.look('button', layout.menuLabel)).toMatchObject({ expanded: 'true' });
  for (const { label } of layout.menuLinks) {
    await driver.press('Tab');
    await expect.poll(() => driver.look('link', label)).toMatchObject({ focused: true, shown: true });
  }
  await driver.press('Tab');
  await expect.poll(() => driver.look('link', label)).toMatchObject({ shown: false });
});

test('on a phone the button opens the whole navigation, and Escape closes it', async ({ driver }) => {
  await driver.resize(360, 740);
  await driver.open('/AboutUs');
  expect(await driver.look('navigation')).toMatchObject({ shown: false });
  await driver.click('button', layout.toggleLabel);
  await expect.poll(() => driver.look('button', layout.toggleLabel)).toMatchObject({ expanded: 'true' });
  for (const entry of [...layout.headerLinks, ...layout.menuLinks]) {
    if ('link' in entry) continue;
    const link = await driver.look('link', entry.label);
    expect(link, entry.label).toMatchObject({ shown: true, coveredBy: '' });
  }
  await driver.press('Escape');
  await expect.poll(() => driver.look('navigation')).toMatchObject({ shown: false });
  const closed = { expanded: 'false', focused: true };
  await expect.poll(() => driver.look('button', layout.toggleLabel)).toMatchObject(closed);
});

function rgb(hex: string): string {
  const parts = hex.match(/[\da-f]{2}/g) ?? [];
  return `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`;
}
