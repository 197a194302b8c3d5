import type { Page } from 'playwright/test';
import { pageHref } from '#church/routes.ts';
import {
  emptyMessage,
  fieldsIn,
  fieldsOn,
  fieldValues,
  fillIn,
  mockEmailJs,
  recordLog,
  sampleFields,
  sampleMessage,
  showsStatus,
} from '../support/contact-form.ts';
import { content, words } from '../support/content.ts';
import {
  anyMethod,
  copyMethods,
  givingMethods,
  headerLinks,
  menuLinks,
  expectHydrated,
  givingButton,
  lastMenuLink,
  menuButton,
  navigation,
  sendButton,
  siteHeader,
  toggle,
} from '../support/page-objects.ts';
import { holdScripts, scriptFiles } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu and the navigation of a phone open and close, and a link leads to its page', async ({
    page,
  }) => {
    await page.goto('/Home');
    await expectMenu(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await toggle(page).click();
    for (const { label } of [...headerLinks, ...menuLinks])
      await expect(navigation(page).getByRole('link', { name: label })).toBeVisible();
    await toggle(page).click();
    await expect(navigation(page)).toBeHidden();
    await toggle(page).click();
    await navigation(page).getByRole('link', { name: lastMenuLink.label }).click();
    await expect(page).toHaveURL(pageHref(lastMenuLink.page, '/'));
  });

  test('the giving methods are in their cards, where URLs with a hash lead to', async ({ page }) => {
    await page.goto('/Giving');
    await expectMethods(page, false);
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem').getByRole('button')).toHaveCount(0);
    const links = givingMethods.filter(({ url }) => url);
    await expect(main.getByRole('link', { name: words.openGivingPage })).toHaveCount(links.length);
    for (const { id } of copyMethods) await expect(main.locator(`#${id} .giving-detail`)).toBeVisible();
    for (const { id, heading, addressee = '' } of givingMethods) {
      await expect(main.locator(`#${id}`)).toContainText(addressee);
      await page.goto(`/Giving#${id}`);
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    }
  });

  test('the browser submits the form', async ({ page }) => {
    const messages = await mockEmailJs(page);
    await page.goto('/ContactUs');
    await fillIn(page);
    await sendButton(page).click();
    await expect.poll(() => messages.length).toBe(1);
    expect(messages[0]?.url()).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
    expect(await fieldsIn(messages[0])).toEqual(sampleFields);
  });
});

test.describe('without the code of the islands', () => {
  test.beforeEach(async ({ page, allowedErrors }) => {
    allowedErrors.push(/Failed to load resource/);
    await page.route(scriptFiles, (route) => route.fulfill({ status: 404 }));
  });

  test('menu and dialogs work, and only that is logged', async ({ page }) => {
    const failed = page.waitForEvent('console');
    await page.goto('/Giving');
    await expectMenu(page);
    await failed;
    await expectMethods(page, true);
    for (const message of await page.consoleMessages())
      expect(message.text()).toContain('Failed to load resource');
  });

  test('each press sends the message, and an invalid address has the error of the browser', async ({
    page,
  }) => {
    const messages = await mockEmailJs(page);
    const log = recordLog(page);
    const failed = page.waitForEvent('console');
    await page.goto('/ContactUs');
    await fillIn(page, { ...emptyMessage, user_email: 'mariam at home' });
    await sendButton(page).click();
    await failed;
    // The browser focuses the field for its error.
    await expect(fieldsOn(page).user_email).toBeFocused();
    expect(messages).toHaveLength(0);
    await fillIn(page);
    for (const presses of [1, 2]) {
      await sendButton(page).click();
      await expect.poll(() => log).toHaveLength(presses);
      const sent = page.locator('form').getByText(content('pages/contact-us').messages.sent);
      await expect(sent).toHaveCount(showsStatus ? 1 : 0);
      expect(messages).toHaveLength(presses);
      expect(await fieldsIn(messages.at(-1))).toEqual(sampleFields);
    }
    expect(await fieldValues(page)).toEqual(sampleMessage);
    expect(new URL(page.url()).pathname).toBe('/ContactUs');
  });
});

type Removals = readonly (readonly [owner: string, names: readonly string[]])[];

/** What browsers since 2020 did not all have, by the objects that have it. */
const newerFeatures = {
  popovers: [
    ['HTMLElement.prototype', ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    ['HTMLButtonElement.prototype', ['popoverTargetElement', 'popoverTargetAction']],
  ],
  'closedby and Object.hasOwn': [
    ['HTMLDialogElement.prototype', ['closedBy']],
    ['Object', ['hasOwn']],
  ],
  'invoker commands': [['HTMLButtonElement.prototype', ['command', 'commandForElement']]],
  dialogs: [
    ['HTMLDialogElement.prototype', ['showModal', 'show', 'close']],
    ['window', ['HTMLDialogElement']],
  ],
} satisfies Record<string, Removals>;

test.describe('in older browsers', () => {
  // A style sheet that a test rewrites has another hash.
  test.use({ bypassCSP: true });

  for (const [features, removals] of [
    ...Object.entries(newerFeatures),
    ['all of these', Object.values(newerFeatures).flat()] as const,
  ]) {
    test(`without ${features} the giving methods are shown`, async ({ page }) => {
      await withoutCommands(page);
      await page.addInitScript(remove, removals);
      await page.goto('/Giving');
      await page.locator('.giving-methods').hover();
      await expectHydrated(page, '.giving-methods');
      await expectMethods(page, !['dialogs', 'all of these'].includes(features));
    });
  }

  test('without popovers and :has() all links of the header are shown', async ({ page }) => {
    await page.addInitScript(remove, newerFeatures.popovers);
    await page.route('**/Giving', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        / popover(target)?="[^"]*"|(?<=:)(popover-open|has)\b/g,
        '',
      );
      await route.fulfill({ response, body });
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/Giving');
      await page.locator('a.site-header-link').first().hover();
      await expectHydrated(page, '.site-header');
      const links = page.locator('.site-header-home, a.site-header-link');
      await expect(links).toHaveCount(1 + headerLinks.length + menuLinks.length);
      for (const link of await links.all()) await expect(link).toBeVisible();
    }
  });

  test('without invoker commands a click before hydration is replayed once', async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await withoutCommands(page);
    await page.goto('/Giving');
    await givingButton(page).click();
    const dialog = page.getByRole('dialog', { name: anyMethod.heading });
    await expect(dialog).toBeHidden();
    releaseScripts();
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: words.close }).click();
    await expect(dialog).toBeHidden();
  });
});

/** In a tab that is older than the deployment, whose script files are gone. */
for (const [name, method, words] of [
  ['a button that opens a dialog, without invoker commands', anyMethod, undefined],
  ...copyMethods.map((method) => ['a button that copies', method, method.words] as const),
] as const) {
  for (const isUpdated of [true, false]) {
    test(`in an old tab ${name} reloads the page once, ${isUpdated ? 'with' : 'without'} new files`, async ({
      page,
      allowedErrors,
    }) => {
      allowedErrors.push(/Failed to load resource/);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.resourceType()));
      const count = (type: string) => requests.filter((requested) => requested === type).length;
      await page.route(scriptFiles, (route) =>
        isUpdated && count('document') > 1 ? route.fallback() : route.fulfill({ status: 404 }),
      );
      if (!words) await withoutCommands(page);
      await page.goto('/Giving');
      const dialog = page.getByRole('dialog', { name: method.heading });
      const press = async () => {
        await page.getByRole('button', { name: method.buttonLabel }).click();
        if (words) await dialog.getByRole('button', { name: words.button }).click();
      };
      await press();
      await expect(page).toHaveURL(new RegExp(`/Giving#${method.id}$`));
      await expect.poll(() => count('document')).toBe(2);
      await expect(dialog).toBeVisible({ visible: isUpdated });
      if (isUpdated) return;

      await press();
      // Astro has requested the files of both pages twice.
      await expect.poll(() => count('script')).toBeGreaterThanOrEqual(8);
      await page.evaluate(() => fetch('/robots.txt'));
      expect(count('document')).toBe(2);
    });
  }
}

async function expectMenu(page: Page): Promise<void> {
  const link = siteHeader(page).getByRole('link', { name: lastMenuLink.label });
  await menuButton(page).click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
}

/** Expects the steps of each giving method in its dialog, or without dialogs in its card. */
async function expectMethods(page: Page, hasDialogs: boolean): Promise<void> {
  for (const { title, buttonLabel, steps } of givingMethods) {
    const has = page.getByRole('heading', { name: title, level: 3 });
    const card = page.getByRole('listitem').filter({ has });
    const button = card.getByRole('button', { name: buttonLabel });
    await expect(button).toHaveCount(hasDialogs ? 1 : 0);
    if (hasDialogs) await button.click();
    for (const step of steps) await expect(card.getByText(step)).toBeVisible();
    if (!hasDialogs) continue;
    await card.getByRole('button', { name: words.close }).click();
    await expect(card.getByRole('dialog')).toBeHidden();
  }
}

/** The browser runs commands without their scripting interface too. */
async function withoutCommands(page: Page): Promise<void> {
  await page.addInitScript(remove, newerFeatures['invoker commands']);
  await page.addInitScript(() => document.addEventListener('command', (it) => it.preventDefault(), true));
}

function remove(removals: Removals): void {
  for (const [owner, names] of removals) {
    const object = owner
      .split('.')
      .reduce<object>((parent, name) => Reflect.get(parent, name) as object, window);
    for (const name of names) Reflect.deleteProperty(object, name);
  }
}
