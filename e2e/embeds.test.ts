import type { Page } from 'playwright/test';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { violations } from './support/axe.ts';
import { expect, expectStableLayout, scrollThrough, test } from './support/test.ts';

const frames = readFixture(import.meta.dirname, 'embeds.yaml') as Record<
  'path' | 'title' | 'src' | 'href',
  string
>[];

const frameOf = (page: Page, title: string) => page.getByTitle(title, { exact: true });

for (const { path, title, src, href } of frames) {
  test(`${title}: the frame loads when it comes near`, async ({ page, baseURL }) => {
    await page.goto(path);
    await scrollThrough(page);
    await frameOf(page, title).scrollIntoViewIfNeeded();
    // The mock of the service names its origin.
    const loaded = frameOf(page, title).contentFrame().getByText(new URL(src).origin);
    await expect(loaded).toBeVisible();
    expect(await loaded.evaluate(() => location.href)).toBe(src);
    expect(await loaded.evaluate(() => document.referrer)).toBe(`${baseURL}/`);
    if (path !== '/WatchLive') return;
    const allowed = await loaded.evaluate(() => document.featurePolicy.allowedFeatures());
    for (const feature of ['autoplay', 'encrypted-media', 'picture-in-picture', 'fullscreen'])
      expect(allowed).toContain(feature);
    expect(allowed).not.toContain('geolocation');
  });

  test(`${title}: place and link stay without the service`, async ({ page, allowedErrors }) => {
    allowedErrors.push(/net::ERR_/);
    const failed = page.waitForEvent('requestfailed');
    await page.route(src, (request) => request.abort('connectionrefused'));
    await page.goto(path);
    const iframe = frameOf(page, title);
    await iframe.scrollIntoViewIfNeeded();
    await failed;
    const { width = 0, height = 0 } = (await iframe.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(150);
    if (path === '/WatchLive') expect(width / height).toBeCloseTo(16 / 9, 1);
    const region = page.getByRole('region').filter({ has: iframe });
    await expect(region.locator(`a[href="${href}"][target=_blank][rel~=noopener]`)).toBeVisible();
    await expectStableLayout(page);
  });
}

test('the player is whole above the fold of laptops', async ({ page }) => {
  for (const path of ['/WatchLive', '/ar/WatchLive']) {
    await page.goto(path);
    for (const [width, height] of [
      [1366, 657],
      [1280, 800],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.soft(page.locator('iframe'), `${path} at ${width} px`).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('a channel', () => {
  test.use({ fixture: 'longest' });

  test('has its past liturgies in the player, and says with which liturgy the stream begins', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/WatchLive');
    await expect(page.getByText('The stream begins with the liturgy: Wednesday, 5:30 AM')).toBeVisible();
    const all = page.getByRole('link', { name: 'Past liturgies on YouTube' });
    await expect(all).toHaveAttribute(
      'href',
      'https://www.youtube.com/channel/UCplaceholderplaceholder/streams',
    );
    await page.getByRole('link', { name: 'Past liturgies', exact: true }).click();
    const list = 'https://www.youtube-nocookie.com/embed/videoseries?list=UULVplaceholderplaceholder';
    const document = page.locator('iframe').contentFrame().locator('html');
    await expect.poll(() => document.evaluate(() => location.href)).toBe(list);
    expect(await document.evaluate(() => window.document.referrer)).toBe(`${baseURL}/`);
    await expect(page).toHaveURL('/WatchLive');
    expect(page.context().pages()).toHaveLength(1);
  });
});

test.describe('on request, as the law of Germany asks for', () => {
  test.use({ fixture: 'germany' });

  const map =
    'https://www.google.com/maps?q=Musterstra%C3%9Fe%201%2C%2060311%20Frankfurt%20am%20Main%2C%20Deutschland&output=embed';

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with${javaScriptEnabled ? '' : 'out'} script`, () => {
      test.use({ javaScriptEnabled });

      test('the map loads after Enter on its link, and has the focus', async ({ page, baseURL }) => {
        const requests: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith(String(baseURL))) requests.push(request.url());
        });
        await page.goto('/AboutUs');
        const iframe = page.locator('.embed-frame iframe');
        await iframe.scrollIntoViewIfNeeded();
        const frame = iframe.contentFrame();
        await expect(frame.getByText('Die Karte kommt von Google.')).toBeVisible();
        expect(requests).toEqual([]);
        await frame.getByRole('link', { name: 'Karte anzeigen' }).focus();
        await page.keyboard.press('Enter');
        await expect(frame.getByText('https://www.google.com')).toBeVisible();
        await expect(iframe).toBeFocused();
        expect(requests).toEqual([map]);
        await expect(page).toHaveURL('/AboutUs');
      });
    });
  }

  test('what the map says before fits into it on a phone, also with large text', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/AboutUs');
    const iframe = page.locator('.embed-frame iframe');
    for (const size of ['100%', '200%']) {
      await page.evaluate((it) => document.documentElement.style.setProperty('font-size', it), size);
      await iframe.scrollIntoViewIfNeeded();
      const overflow = await iframe
        .contentFrame()
        .locator('html')
        .evaluate((html, it) => {
          html.style.fontSize = it;
          return [html.scrollWidth - html.clientWidth, html.scrollHeight - html.clientHeight];
        }, size);
      expect(overflow, size).toEqual([0, 0]);
    }
    expect(await violations(page)).toEqual([]);
  });
});

declare global {
  interface Document {
    featurePolicy: { allowedFeatures(): string[] };
  }
}
