import { Key } from 'selenium-webdriver';
import { colors } from '#styles/palette.ts';
import { blockStorage, receivedFields, sampleFields, sampleMessage } from '../support/contact-form.ts';
import { isFocusOutside, rgb } from '../support/page.ts';
import { gospelPaths, paths } from '../support/paths.ts';
import { expect, test } from '../support/webkit.ts';
import { hasWebKit } from '#tools/browsers.ts';

test.skip(
  !hasWebKit() && !process.env.CI,
  'WebKitGTK is not installed: apt-get install webkit2gtk-driver xvfb',
);

const menu = '[popovertarget=menu]';
const toggle = '[popovertarget=navigation]';

test('header is light from 500 px of scroll, before hydration and after it', async ({ driver }) => {
  await driver.goto('/Home');
  for (const header of ['.site-header', '.site-header[data-scrolled]']) {
    await driver.expectState(header, { visible: true });
    for (const [top, backgroundColor] of [
      [499, 'rgba(0, 0, 0, 0)'],
      [500, rgb(colors.surface)],
      [499, 'rgba(0, 0, 0, 0)'],
    ] as const) {
      await driver.evaluate((position) => scrollTo({ top: position, behavior: 'instant' }), top);
      await driver.expectState('.site-header', { backgroundColor });
    }
  }
});

for (const [width, button, link] of [
  [1280, menu, '#menu a'],
  [360, toggle, 'nav a[href="/ContactUs"]'],
] as const) {
  test(`a click opens the menu, and Escape returns the focus, at ${width} px`, async ({ driver }) => {
    await driver.setViewportSize(width, 740);
    await driver.goto('/Home');
    await driver.click(button);
    await driver.expectState(link, { visible: true, covered: false });
    await driver.expectState(button, { expanded: 'true' });
    await driver.press(Key.ESCAPE);
    await driver.expectState(link, { visible: false });
    await driver.expectState(button, { expanded: 'false', focused: true });
  });
}

test('a dialog opens and keeps the focus; Escape, button and backdrop close it', async ({ driver }) => {
  const dialog = '#mail';
  const button = '[commandfor=mail][command=show-modal]';
  await driver.goto('/Giving');
  await expect(async () => {
    await driver.press(Key.TAB);
    expect((await driver.state(button)).focused).toBe(true);
  }).toPass();
  for (const [open, close] of [
    [() => driver.press(Key.ENTER), () => driver.press(Key.ESCAPE)],
    [() => driver.click(button), () => driver.click(`${dialog} [command=close]`)],
    [() => driver.click(button), () => driver.clickAt(20, 400)],
  ] as const) {
    await open();
    await driver.expectState(dialog, { visible: true, modal: true });
    expect(await driver.evaluate(() => Boolean(document.activeElement?.closest('dialog')))).toBe(true);
    for (let press = 0; press < 5; press++) await driver.press(Key.TAB);
    expect(await driver.evaluate(isFocusOutside)).toBe(false);
    await close();
    await driver.expectState(dialog, { visible: false });
    await driver.expectState(button, { focused: true });
  }
});

test('the number for Zelle can be copied and pasted', async ({ driver }) => {
  await driver.goto('/Giving');
  await driver.click('[commandfor=zelle][command=show-modal]');
  await driver.expectState('#zelle', { modal: true });
  await driver.click('#zelle [data-copy]');
  await driver.expectState('#zelle [role=status]', { text: 'Copied' });
  await driver.goto('/ContactUs');
  await driver.click('form [name=message]');
  await driver.press(Key.CONTROL, 'v');
  await driver.expectState('form [name=message]', { value: '2025550100' });
});

test('without storage, an invalid address is focused, a corrected one sent', async ({ driver, messages }) => {
  await driver.goto('/ContactUs');
  await driver.evaluate(blockStorage);
  await driver.fillForm({ ...sampleMessage, user_email: 'mariam at home' });
  await driver.click('form button');
  await driver.expectState('form [name=user_email]', { focused: true });
  await driver.expectState('#email-error', {
    visible: true,
    text: 'Please write an e-mail address, with an @ and a domain.',
  });
  expect(messages()).toHaveLength(0);

  await driver.fillForm({ user_email: sampleMessage.user_email });
  await driver.evaluate(() => {
    const button = document.querySelector<HTMLElement>('form button');
    button?.click();
    button?.click();
  });
  await expect.poll(messages).toHaveLength(1);
  expect(await driver.url()).toBe('/ContactUs');
  expect(await receivedFields(messages()[0])).toEqual(sampleFields);
});

test('a message without a response arrives once', async ({ driver, messages, services }) => {
  services.holdsResponses = true;
  await driver.goto('/ContactUs');
  await driver.fillForm();
  await driver.click('form button');
  await expect.poll(messages).toHaveLength(1);
  await driver.goto('/Home');
  await driver.goto('/Giving');
  expect(messages()).toHaveLength(1);
  expect(await receivedFields(messages()[0])).toEqual(sampleFields);
});

test('each list is one for screen readers, also without markers', async ({ driver }) => {
  test.setTimeout(180_000);
  for (const path of [...paths, ...gospelPaths]) {
    await driver.goto(path);
    // The dialogs of Giving have lists too.
    await driver.evaluate(() => document.querySelectorAll('dialog').forEach((dialog) => dialog.show()));
    const roles = await driver.roles(':is(ul, ol):not([aria-hidden] *, [aria-hidden])');
    expect.soft(roles.length, path).toBeGreaterThan(0);
    expect.soft(new Set(roles), path).toEqual(new Set(['list']));
  }
});

test('the letters of Arabic in small headings are joined', async ({ driver }) => {
  await driver.goto('/Home');
  const spacing = await driver.evaluate(() => {
    const heading = document.querySelector('.hours-panel .eyebrow');
    const run = Object.assign(document.createElement('bdi'), { lang: 'ar', textContent: 'ساعات' });
    heading?.append(run);
    return [heading, run].map((it) => it && getComputedStyle(it).letterSpacing);
  });
  expect(spacing).toEqual([expect.stringMatching(/^1\.\d+px$/), expect.stringMatching(/^(normal|0px)$/)]);
});
