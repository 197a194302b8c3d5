import type { Page } from 'playwright/test';
import {
  emptyMessage,
  fieldOn,
  fieldsIn,
  fillIn,
  openForm,
  sampleFields,
  sendButton,
  statusOf,
} from '../support/contact-form.ts';
import {
  expect,
  expectHydrated,
  holdScripts,
  menuButton,
  navigation,
  scriptFiles,
  siteHeader,
  test,
  toggle,
} from '../support/test.ts';

const methods = {
  online: ['Give online', 'Confirm your gift there.'],
  zelle: ['Give by Zelle', 'Check that the name you see is St. Mark Coptic Orthodox Church, and confirm.'],
  mail: ['Give by mail', 'Add your name and address, so that we can thank you.'],
} as const;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu and the navigation of a phone open and close', async ({ page }) => {
    await page.goto('/Home');
    await expectMenu(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await toggle(page).click();
    await expectHeaderLinks(page);
    await toggle(page).click();
    await expect(navigation(page)).toBeHidden();
    await toggle(page).click();
    await navigation(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/ContactUs');
  });

  test('the giving methods are in their cards, where URLs with a hash lead to', async ({ page }) => {
    await page.goto('/Giving');
    await expectMethods(page, false);
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem').getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Open the giving page' })).toBeVisible();
    await expect(main.getByText('(202) 555-0100', { exact: true })).toBeVisible();
    await expect(main.getByText('Finance office', { exact: true })).toBeVisible();
    for (const [id, [name]] of Object.entries(methods)) {
      await page.goto(`/Giving#${id}`);
      await expect(page.getByRole('heading', { name })).toBeInViewport();
    }
  });

  test('the browser submits the form', async ({ page }) => {
    const { requests } = await openForm(page);
    await fillIn(page);
    await sendButton(page).click();
    await expect.poll(() => requests.length).toBe(1);
    expect(await fieldsIn(requests[0])).toEqual(sampleFields);
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

  test('the form sends, and an invalid address has the error of the browser', async ({ page }) => {
    const failed = page.waitForEvent('console');
    const { requests, log } = await openForm(page);
    await fillIn(page, { ...emptyMessage, user_email: 'mariam at home' });
    await sendButton(page).click();
    await failed;
    await expect(fieldOn(page, 'user_email')).toBeFocused();
    expect(requests).toHaveLength(0);
    await fillIn(page);
    await sendButton(page).click();
    await expect.poll(() => log).toEqual(['SUCCESS! 200 OK']);
    await expect(statusOf(page).getByText('Thank you. Your message has been sent.')).toBeVisible();
    await expect(page).toHaveURL('/ContactUs');
  });
});

type Removals = readonly (readonly [owner: string, names: readonly string[]])[];

/** What browsers since 2020 did not all have. */
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
      await page.locator('#giving-methods').hover();
      await expectHydrated(page, '#giving-methods');
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
      await expectHeaderLinks(page);
    }
  });

  test('without invoker commands a click before hydration is replayed once', async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await withoutCommands(page);
    await page.goto('/Giving');
    await page.getByRole('button', { name: 'Give by mail' }).click();
    const dialog = page.getByRole('dialog', { name: 'Give by mail' });
    await expect(dialog).toBeHidden();
    releaseScripts();
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

// In a tab that is older than the deployment, whose script files are gone.
for (const [id, name] of [
  ['mail', 'a button that opens a dialog, without invoker commands'],
  ['zelle', 'a button that copies'],
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
      if (id === 'mail') await withoutCommands(page);
      await page.goto('/Giving');
      const [button] = methods[id];
      const dialog = page.getByRole('dialog', { name: button });
      const press = async () => {
        await page.getByRole('button', { name: button }).click();
        if (id === 'zelle') await dialog.getByRole('button', { name: 'Copy the number' }).click();
      };
      await press();
      await expect(page).toHaveURL(`/Giving#${id}`);
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

async function expectHeaderLinks(page: Page): Promise<void> {
  const links = page.locator('.site-header-links a');
  await expect(links).toHaveCount(9);
  for (const link of await links.all()) await expect(link).toBeVisible();
}

async function expectMenu(page: Page): Promise<void> {
  const link = siteHeader(page).getByRole('link', { name: 'Contact Us' });
  await menuButton(page).click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
}

async function expectMethods(page: Page, hasDialogs: boolean): Promise<void> {
  for (const [name, step] of Object.values(methods)) {
    const button = page.getByRole('button', { name });
    await expect(button).toHaveCount(hasDialogs ? 1 : 0);
    if (hasDialogs) await button.click();
    await expect(page.getByText(step)).toBeVisible();
    if (!hasDialogs) continue;
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
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
