import {
  emptyMessage,
  fieldOn,
  fieldsIn,
  fieldValues,
  fillIn,
  mockFormService,
  openForm,
  sampleFields,
  sampleMessage,
  sendButton,
} from './support/contact-form.ts';
import {
  expect,
  expectHydrated,
  holdScripts,
  menuButton,
  scrollPageTo,
  test,
  toggle,
} from './support/test.ts';

test('a pointer over it, focus, or scrolling the page hydrates the header', async ({ page }) => {
  const menu = menuButton(page);
  for (const interact of [() => menu.hover(), () => menu.focus(), () => scrollPageTo(page, 10)]) {
    // A pointer over the header would hydrate it again.
    await page.mouse.move(640, 600);
    await page.goto('/Home');
    await expect(menu).not.toHaveAttribute('aria-expanded');
    await interact();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  }
});

test.describe('touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap opens the navigation and hydrates the header', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'Playwright cannot tap over WebDriver BiDi.');
    await page.goto('/Home');
    await toggle(page).tap();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  });
});

test('a giving dialog that is opened and closed before hydration stays closed', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/Giving');
  await page.getByRole('button', { name: 'Give by mail' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  releaseScripts();
  await expectHydrated(page, '#giving-methods');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a form is sent at once, and once, when Send is pressed before hydration', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  const { requests, log } = await openForm(page);
  await fillIn(page);
  await sendButton(page).dblclick();
  await fillIn(page, { message: '' });
  await expect.poll(() => log).toEqual(['SUCCESS! 200 OK']);
  expect(requests[0]?.isNavigationRequest()).toBe(false);
  expect(await fieldsIn(requests[0])).toEqual(sampleFields);
  await fillIn(page, { message: sampleMessage.message });

  releaseScripts();
  await expectHydrated(page, 'form');
  await expect.poll(() => fieldValues(page)).toEqual(emptyMessage);
  await page.evaluate(() => fetch('/robots.txt'));
  expect(requests).toHaveLength(1);
  expect(log).toHaveLength(1);
});

test("an address that is refused before hydration has the form's own error", async ({ page }) => {
  // Safari has it since version 16.
  await page.addInitScript(() => Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit'));
  const releaseScripts = await holdScripts(page);
  const { requests } = await openForm(page);
  await fillIn(page, { ...sampleMessage, user_email: 'mariam at home' });
  const email = fieldOn(page, 'user_email');
  await sendButton(page).click();
  // The browser would focus the field for its own error.
  await expect(email).not.toBeFocused();
  releaseScripts();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please write an e-mail address, with an @ and a domain.');
  expect(requests).toHaveLength(0);
});

// What extensions and hosts do to a page. React must not render again, which would empty the fields.
for (const [path, root] of [
  ['/', '#site-header'],
  ['/Giving', '#giving-methods'],
  ['/ContactUs', '#contact-form'],
] as const) {
  for (const change of [
    'nodes are inserted everywhere',
    'nodes are wrapped',
    'nodes are moved',
    'the island is removed',
  ]) {
    test(`${root} keeps what it shows when ${change}`, async ({ page }) => {
      const releaseScripts = await holdScripts(page);
      await page.goto(path);
      if (path === '/ContactUs') await fillIn(page);
      const shown = page.locator(root).locator('a, button, h2, h3, input:not([type=hidden]), textarea');
      const count = await shown.count();
      await page.locator(root).evaluate(changeNodes, change);
      await page.locator(root).locator('a, button, input').filter({ visible: true }).first().focus();
      releaseScripts();
      if (change !== 'the island is removed') await expectHydrated(page, root);
      await expect(shown).toHaveCount(count);
      if (path === '/ContactUs') {
        expect(await fieldValues(page)).toEqual(sampleMessage);
        const requests = await mockFormService(page);
        await sendButton(page).click();
        await expect.poll(() => requests.length).toBe(1);
      } else if (path === '/Giving') {
        await page.getByRole('button', { name: 'Give by mail' }).click();
        await expect(page.getByRole('dialog', { name: 'Give by mail' })).toBeVisible();
      } else {
        await menuButton(page).click();
        await expect(page.getByRole('link', { name: 'Ministries' }).first()).toBeVisible();
      }
    });
  }
}

function changeNodes(root: Element, change: string): void {
  if (change === 'nodes are inserted everywhere') {
    for (const element of [root, ...root.querySelectorAll('*:not(textarea, input, svg, svg *)')])
      for (const place of ['prepend', 'append', 'before', 'after'] as const) {
        const hidden = Object.assign(document.createElement('span'), { hidden: true });
        element[place](document.createComment('inserted'), '·', hidden);
      }
    return;
  }
  if (change === 'the island is removed') root.querySelector('astro-island')?.remove();
  for (const part of root.querySelectorAll('svg, picture, astro-island')) {
    if (change === 'nodes are moved') part.parentElement?.prepend(part);
    if (change !== 'nodes are wrapped') continue;
    const wrapper = document.createElement('div');
    wrapper.style.display = 'contents';
    part.before(wrapper);
    wrapper.append(part);
  }
}
