import { Key } from 'selenium-webdriver';
import { colors } from '#styles/colors.ts';
import { blockStorage, sampleFields, receivedFields, sampleMessage } from '../support/contact-form.ts';
import { content, words as siteWords } from '../support/content.ts';
import { anyMethod, copyMethods, isFocusOutside } from '../support/giving.ts';
import { isMemberPage } from '#church/layout-schema.ts';
import { headerLinks } from '../support/header-links.ts';
import { rgb } from '../support/rgb.ts';
import { expect, test } from './support/test.ts';
import type { WebKitPage } from './support/page.ts';

const layout = content('layout');
const { form } = siteWords;
const [firstLink] = layout.menuLinks;

for (const width of [1280, 360]) {
  test(`header is light from 500 px of scroll, ${width} px wide`, async ({ driver }) => {
    await driver.setViewportSize(width, 740);
    await driver.goto('/Home');
    await expectBackgrounds(driver, width);
    const isHydrated = () => document.querySelector('.site-header[data-scrolled]') !== null;
    await expect.poll(() => driver.evaluate(isHydrated)).toBe(true);
    await expectBackgrounds(driver, width);
  });
}

test('Menu opens on click; Escape and a click outside close it and return the focus', async ({ driver }) => {
  await driver.goto('/Home');
  for (const close of [() => driver.press(Key.ESCAPE), () => driver.clickAt(500, 500)]) {
    await driver.click('button', layout.menuLabel);
    await expect.poll(() => driver.query('link', firstLink?.label)).toMatchObject({ visible: true });
    await expectButton(driver, layout.menuLabel, { expanded: 'true' });
    await close();
    await expect.poll(() => driver.query('link', firstLink?.label)).toMatchObject({ visible: false });
    await expectButton(driver, layout.menuLabel, { expanded: 'false', focused: true });
  }
});

test('on a phone, the button opens the navigation and Escape closes it', async ({ driver }) => {
  await driver.setViewportSize(360, 740);
  await driver.goto('/AboutUs');
  expect(await driver.query('navigation')).toMatchObject({ visible: false });
  await driver.click('button', siteWords.navigationButton);
  await expectButton(driver, siteWords.navigationButton, { expanded: 'true' });
  for (const entry of [...headerLinks, ...layout.menuLinks]) {
    if (isMemberPage(entry.page)) continue;
    const link = await driver.query('link', entry.label);
    expect(link, entry.label).toMatchObject({ visible: true, covered: false });
  }
  await driver.press(Key.ESCAPE);
  await expect.poll(() => driver.query('navigation')).toMatchObject({ visible: false });
  await expectButton(driver, siteWords.navigationButton, { expanded: 'false', focused: true });
});

test('a dialog opens and keeps the focus; Escape, button and backdrop close it', async ({ driver }) => {
  const { id, buttonLabel, heading } = anyMethod;
  await driver.goto('/Giving');
  await driver.tabTo(buttonLabel);
  for (const [open, close] of [
    [() => driver.press(Key.ENTER), () => driver.press(Key.ESCAPE)],
    [() => driver.click('button', buttonLabel), () => driver.click('button', siteWords.close)],
    [() => driver.click('button', buttonLabel), () => driver.clickAt(20, 400)],
  ] as const) {
    await open();
    await expectDialog(driver, heading);
    expect(await driver.evaluate(() => Boolean(document.activeElement?.closest('dialog')))).toBe(true);
    for (let press = 0; press < 5; press++) await driver.press(Key.TAB);
    expect(await driver.evaluate(isFocusOutside)).toBe(false);
    await close();
    await expect.poll(() => driver.query('dialog', heading)).toMatchObject({ visible: false });
    await expectButton(driver, buttonLabel, { focused: true });
  }
  await driver.goto(`/Giving#${id}`);
  await expectDialog(driver, heading);
  await driver.press(Key.ESCAPE);
  await expect.poll(() => driver.url()).toBe('/Giving');
});

for (const { id, buttonLabel, heading, copied, words } of copyMethods) {
  test(`${id}: the number or the address can be copied and pasted`, async ({ driver }) => {
    await driver.goto('/Giving');
    await driver.click('button', buttonLabel);
    await expectDialog(driver, heading);
    await driver.click('button', words.button);
    const status = () =>
      driver.evaluate(() => document.querySelector('dialog[open] [role=status]')?.textContent);
    await expect.poll(status).toBe(siteWords.copied);
    await driver.goto('/ContactUs');
    await driver.click('textbox', form.messageLabel);
    await driver.press(Key.CONTROL, 'v');
    await expect.poll(() => driver.query('textbox', form.messageLabel)).toMatchObject({ value: copied });
  });
}

test('without storage, an invalid address is focused, a corrected one sent', async ({ driver, messages }) => {
  await driver.goto('/ContactUs');
  await driver.evaluate(blockStorage);
  await driver.fillForm({ ...sampleMessage, user_email: 'mariam at home' });
  await driver.click('button', form.sendLabel);
  await expect.poll(() => driver.query('textbox', form.emailLabel)).toMatchObject({ focused: true });
  expect(await driver.evaluate(() => document.body.innerText)).toContain(form.emailError);
  expect(messages()).toHaveLength(0);

  await driver.fill(form.emailLabel, sampleMessage.user_email);
  await driver.evaluate(() => {
    const button = document.querySelector<HTMLElement>('form button');
    button?.click();
    button?.click();
  });
  await expect.poll(messages).toHaveLength(1);
  expect(await driver.url()).toBe('/ContactUs');
  const [message] = messages();
  expect(message?.type).toMatch(/^multipart\/form-data; boundary=/);
  expect(await receivedFields(message)).toEqual(sampleFields);
});

test('a message without a response arrives once', async ({ driver, messages, worker: { services } }) => {
  services.holdsResponses = true;
  await driver.goto('/ContactUs');
  await driver.fillForm();
  await driver.click('button', form.sendLabel);
  await expect.poll(messages).toHaveLength(1);
  await driver.goto('/Home');
  await driver.goto('/Giving');
  expect(messages()).toHaveLength(1);
  expect(await receivedFields(messages()[0])).toEqual(sampleFields);
});

/** Scrolls to both sides of the threshold. On wide screens a scrim is behind the links of the transparent header. */
async function expectBackgrounds(driver: WebKitPage, width: number): Promise<void> {
  for (const [top, backgroundColor, opacity] of [
    [499, 'rgba(0, 0, 0, 0)', '1'],
    [500, rgb(colors.surface), '0'],
    [499, 'rgba(0, 0, 0, 0)', '1'],
  ] as const) {
    await driver.evaluate((position) => {
      scrollTo({ top: position, behavior: 'instant' });
    }, top);
    await expect.poll(() => driver.query('banner'), `at ${top}`).toMatchObject({ backgroundColor });
    if (width === 1280) expect(await driver.evaluate(scrimOpacity), `at ${top}`).toBe(opacity);
  }
}

function scrimOpacity(): string {
  return getComputedStyle(document.querySelector('header') ?? document.body, '::before').opacity;
}

async function expectButton(driver: WebKitPage, name: string, state: Record<string, unknown>): Promise<void> {
  await expect.poll(() => driver.query('button', name)).toMatchObject(state);
}

async function expectDialog(driver: WebKitPage, heading: string): Promise<void> {
  await expect.poll(() => driver.query('dialog', heading)).toMatchObject({ visible: true, modal: true });
}
