import type { Page } from 'playwright/test';
import { formatAddress } from '#church/contact.ts';
import { calendarEmbed, mapEmbed, player, streamEmbed } from '#other-sites.ts';
import { violations } from './support/axe.ts';
import { content, words } from './support/content.ts';
import { expectStableLayout } from './support/layout-shifts.ts';
import { scrollThrough } from './support/scroll.ts';
import { expect, expectNewTab, test } from './support/test.ts';

const church = content('church');
const { calendarId = '', streamId = '', timeZone, embeds } = church;
const { map, upcomingEvents, fullCalendar, stream } = words.embeds;
const isOnRequest = embeds === 'on request';
const isList = content('pages/schedule').upcoming.show === 'list';

const frames = [
  { path: '/AboutUs', words: map, isShown: true, src: mapEmbed(formatAddress(church)).src },
  {
    path: '/Schedule',
    words: upcomingEvents,
    isShown: calendarId && !isList,
    ...calendarEmbed(calendarId, timeZone, 'AGENDA'),
  },
  {
    path: '/Schedule',
    words: fullCalendar,
    isShown: calendarId,
    ...calendarEmbed(calendarId, timeZone, 'MONTH'),
  },
  { path: '/WatchLive', words: stream, isShown: streamId, ...streamEmbed(streamId) },
]
  .filter(({ isShown }) => isShown)
  // As browsers encode it.
  .map((frame) => ({ ...frame, src: new URL(frame.src).href }));

const frameOf = (page: Page, title: string) => page.getByTitle(title, { exact: true });

// The German parish of `extended/parishes.test.ts` has embeds on request, as its law asks for.
for (const { path, words, src, ...link } of frames) {
  for (const javaScriptEnabled of isOnRequest ? [true, false] : [true]) {
    test.describe(`with${javaScriptEnabled ? '' : 'out'} script`, () => {
      test.use({ javaScriptEnabled });

      test(`${words.title}: the frame loads, on request where the church wants that`, async ({
        page,
        baseURL,
      }) => {
        const requests: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith(String(baseURL))) requests.push(request.url());
        });
        await page.goto(path);
        if (javaScriptEnabled) await scrollThrough(page);
        const iframe = frameOf(page, words.title);
        await iframe.scrollIntoViewIfNeeded();
        const frame = iframe.contentFrame();
        if (isOnRequest) {
          await expect(frame.getByText(words.privacy)).toBeVisible();
          const show = frame.getByRole('link', { name: words.show });
          await expect(show).toBeVisible();
          expect(requests).toEqual([]);
          await show.focus();
          await page.keyboard.press('Enter');
        }
        // The mock of the service names its origin.
        const loaded = frame.getByText(new URL(src).origin);
        await expect(loaded).toBeVisible();
        expect(requests).toContain(src);
        expect(await loaded.evaluate(() => document.referrer)).toBe(`${baseURL}/`);
        if (isOnRequest) {
          await expect(iframe).toBeFocused();
          expect(requests).toEqual([src]);
          await expect(page).toHaveURL(path);
        }
        if (words !== stream || !javaScriptEnabled) return;
        const allowed = await loaded.evaluate(
          (_, features) => features.filter((name) => document.featurePolicy.allowsFeature(name)),
          [...player.features, 'geolocation'],
        );
        expect(allowed).toEqual(player.features);
      });
    });
  }

  test(`${words.title}: the frame keeps its place and its link without the service`, async ({
    page,
    allowedErrors,
  }) => {
    test.skip(isOnRequest, 'No frame loads before a visitor asks for it.');
    allowedErrors.push(/net::ERR_/);
    const failed = page.waitForEvent('requestfailed');
    await page.route(
      ({ href }) => href === src,
      (request) => request.abort('connectionrefused'),
    );
    await page.goto(path);
    const iframe = frameOf(page, words.title);
    await iframe.scrollIntoViewIfNeeded();
    await failed;
    const { x = 0, y = 0, width = 0, height = 0 } = (await iframe.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(150);
    if (words === stream) expect(width / height).toBeCloseTo(16 / 9, 1);
    // A map has directions above it.
    const region = page.getByRole('region').filter({ has: iframe });
    const linkBeside = region.getByRole('link').filter({ has: page.locator('.trailing-icon') });
    if ('href' in link) await expectNewTab(linkBeside.first(), link.href);
    const box = await linkBeside.first().boundingBox();
    const distance = Math.max((box?.y ?? NaN) - y - height, y - (box?.y ?? 0) - (box?.height ?? 0));
    expect(distance, 'pixels between the frame and its link').toBeLessThan(40);
    // Until the frame has loaded, it shows what the browser has.
    const below = page.locator('.embed-frame', { has: iframe }).locator('img');
    const banner = page.locator('.banner img');
    const source = (image: HTMLImageElement) => image.currentSrc;
    expect(await below.evaluate(source)).toBe(await banner.evaluate(source));
    expect(x).toBeGreaterThanOrEqual(0);
    await expectStableLayout(page);
  });

  test(`${words.title}: what a frame on request says fits into it on a phone`, async ({ page }) => {
    test.skip(!isOnRequest, 'The frame loads at once.');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const iframe = frameOf(page, words.title);
    // Twice the size of text, as a browser's setting makes it.
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
}

declare global {
  interface Document {
    /** Of Chromium. */
    featurePolicy: { allowsFeature(name: string): boolean };
  }
}
