import tokens from '../../tailwind.config.ts';
import { content } from '../support/content.ts';
import { expect, test } from './support/test.ts';

const shell = content('shell');
const [entry] = shell.menu;
const label = entry?.label ?? '';

for (const width of [1280, 360]) {
  test(`${width} px wide, the bar is light from exactly 500 pixels of scroll on`, async ({ visitor }) => {
    await visitor.resize(width, 740);
    await visitor.open('/Home');
    for (const [position, ground] of [
      [499, 'rgba(0, 0, 0, 0)'],
      [500, rgb(tokens.theme.colors.surface)],
      [499, 'rgba(0, 0, 0, 0)'],
    ] as const) {
      await visitor.scrollTo(position);
      await expect.poll(() => visitor.look('banner'), `at ${position}`).toMatchObject({ ground });
    }
  });
}

test('a click on Menu opens it; Escape closes it and gives the focus back', async ({ visitor }) => {
  await visitor.open('/Home');
  await visitor.click('button', shell.menuLabel);
  await expect.poll(() => visitor.look('link', label)).toMatchObject({ shown: true });
  await expect.poll(() => visitor.look('button', shell.menuLabel)).toMatchObject({ expanded: 'true' });
  await visitor.press('Escape');
  await expect.poll(() => visitor.look('link', label)).toMatchObject({ shown: false });
  const closed = { expanded: 'false', focused: true };
  await expect.poll(() => visitor.look('button', shell.menuLabel)).toMatchObject(closed);
});

test('a click elsewhere closes Menu and gives the focus back', async ({ visitor }) => {
  await visitor.open('/Home');
  await visitor.click('button', shell.menuLabel);
  await expect.poll(() => visitor.look('button', shell.menuLabel)).toMatchObject({ expanded: 'true' });
  await visitor.clickAt(500, 500);
  await expect.poll(() => visitor.look('link', label)).toMatchObject({ shown: false });
  const closed = { expanded: 'false', focused: true };
  await expect.poll(() => visitor.look('button', shell.menuLabel)).toMatchObject(closed);
});

test('the keyboard reaches Menu, opens it, goes through it, and closes it behind itself', async ({
  visitor,
}) => {
  await visitor.open('/Home');
  for (let press = 0; press < 20; press++) {
    await visitor.press('Tab');
    if ((await visitor.look('button', shell.menuLabel)).focused) break;
  }
  await visitor.press('Enter');
  await expect.poll(() => visitor.look('button', shell.menuLabel)).toMatchObject({ expanded: 'true' });
  for (const { label } of shell.menu) {
    await visitor.press('Tab');
    await expect.poll(() => visitor.look('link', label)).toMatchObject({ focused: true, shown: true });
  }
  await visitor.press('Tab');
  await expect.poll(() => visitor.look('link', label)).toMatchObject({ shown: false });
});

test('on a phone the button opens the whole navigation, and Escape closes it', async ({ visitor }) => {
  await visitor.resize(360, 740);
  await visitor.open('/AboutUs');
  expect(await visitor.look('navigation')).toMatchObject({ shown: false });
  await visitor.click('button', shell.toggleLabel);
  await expect.poll(() => visitor.look('button', shell.toggleLabel)).toMatchObject({ expanded: 'true' });
  for (const entry of [...shell.bar, ...shell.menu]) {
    if ('link' in entry) continue;
    const link = await visitor.look('link', entry.label);
    expect(link, entry.label).toMatchObject({ shown: true, coveredBy: '' });
  }
  await visitor.press('Escape');
  await expect.poll(() => visitor.look('navigation')).toMatchObject({ shown: false });
  const closed = { expanded: 'false', focused: true };
  await expect.poll(() => visitor.look('button', shell.toggleLabel)).toMatchObject(closed);
});

function rgb(hex: string): string {
  const parts = hex.match(/[\da-f]{2}/g) ?? [];
  return `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`;
}
