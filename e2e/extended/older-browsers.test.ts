import { words } from '../support/content.ts';
import type { Page } from 'playwright/test';
import { expectHydrated, givingButton } from '../support/islands.ts';
import { holdScripts, scriptFiles } from '../support/scripts.ts';
import { anyMethod, copyMethods, givingMethods } from '../support/giving.ts';
import { expect, test } from '../support/test.ts';
import { headerLinks, menuLinks } from '../support/header-links.ts';

// A style sheet that a test rewrites has another hash.
test.use({ bypassCSP: true });

type Removals = readonly (readonly [owner: string, names: readonly string[]])[];
const popovers: Removals = [
  ['HTMLElement.prototype', ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
  ['HTMLButtonElement.prototype', ['popoverTargetElement', 'popoverTargetAction']],
];

/** What browsers since 2020 did not all have, by the objects that have it. */
const newerFeatures = {
  'popovers, closedby and Object.hasOwn': [
    ...popovers,
    ['HTMLDialogElement.prototype', ['closedBy']],
    ['Object', ['hasOwn']],
  ],
  'invoker commands': [['HTMLButtonElement.prototype', ['command', 'commandForElement']]],
  dialogs: [
    ['HTMLDialogElement.prototype', ['showModal', 'show', 'close']],
    ['window', ['HTMLDialogElement']],
  ],
} satisfies Record<string, Removals>;

for (const [feature, removals] of [
  ...Object.entries(newerFeatures),
  ['all of these', Object.values(newerFeatures).flat()] as const,
]) {
  test(`without ${feature} the giving methods are shown`, async ({ page }) => {
    await withoutCommands(page);
    await page.addInitScript(remove, removals);
    await page.goto('/Giving');
    await page.locator('.giving-methods').hover();
    await expectHydrated(page, '.giving-methods');
    for (const { title, buttonLabel, steps } of givingMethods) {
      const has = page.getByRole('heading', { name: title, level: 3 });
      const card = page.getByRole('listitem').filter({ has });
      const button = card.getByRole('button', { name: buttonLabel });
      const hasDialog = !['dialogs', 'all of these'].includes(feature);
      await expect(button).toHaveCount(hasDialog ? 1 : 0);
      if (hasDialog) await button.click();
      for (const step of steps) await expect(card.getByText(step)).toBeVisible();
      if (hasDialog) await card.getByRole('button', { name: words.close }).click();
    }
  });
}

for (const width of [360, 1280]) {
  test(`without popovers and :has() all links of the header are shown at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(remove, popovers);
    await rewriteHtml(page, / popover(target)?="[^"]*"|(?<=:)(popover-open|has)\b/g);
    await page.goto('/Giving');
    await page.locator('a.site-header-link').first().hover();
    await expectHydrated(page, '.site-header');
    const links = page.locator('.site-header-home, a.site-header-link');
    await expect(links).toHaveCount(1 + headerLinks.length + menuLinks.length);
    for (const link of await links.all()) await expect(link).toBeVisible();
  });
}

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

/** The browser runs commands without their scripting interface too. */
async function withoutCommands(page: Page): Promise<void> {
  await page.addInitScript(remove, newerFeatures['invoker commands']);
  await page.addInitScript(() => document.addEventListener('command', (it) => it.preventDefault(), true));
}

/** Removes from the page, with its style sheet, what matches the pattern. */
async function rewriteHtml(page: Page, pattern: RegExp): Promise<void> {
  await page.route('**/Giving', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(pattern, '') });
  });
}

function remove(removals: Removals): void {
  for (const [owner, names] of removals) {
    const object = owner
      .split('.')
      .reduce<object>((parent, name) => Reflect.get(parent, name) as object, window);
    for (const name of names) Reflect.deleteProperty(object, name);
  }
}
