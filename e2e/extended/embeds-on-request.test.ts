import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { stringify } from 'yaml';
import { words } from '../support/content.ts';
import { legalPage } from '#church/fixtures/legal-page.ts';
import { player } from '#other-sites.ts';
import { createTempSite, type TempSite } from '#tools/test-sites/temp-site.ts';
import { startWrangler } from '#tools/servers/wrangler-server.ts';
import { violations } from '../support/axe.ts';
import { builtSite, readBuilt } from '../support/built-site.ts';
import { scrollThrough } from '../support/scroll.ts';
import { expect, test } from '../support/test.ts';

// A parish in a country whose law asks for embeds on request and for legal pages.

const { map, upcomingEvents, fullCalendar, stream } = words.embeds;
const frames = [
  ['/AboutUs', map],
  ['/Schedule', upcomingEvents],
  ['/Schedule', fullCalendar],
  ['/WatchLive', stream],
] as const;
const legalPages = ['Imprint', 'PrivacyNotice'].map(legalPage);

// All tests share one build.
test.describe.configure({ mode: 'default' });
const resources = new AsyncDisposableStack();
let site: TempSite;
let url: string;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = resources.use(
    await createTempSite((folder) => {
      const content = (file: string) => join(folder, 'src/content', file);
      const church = readFileSync(content('church.yaml'), 'utf8').replace(
        /^(calendarId|streamId|embeds):.*\n/gm,
        '',
      );
      const facts = { calendarId: 'church@calendar.example', streamId: 'aB3dE5gH7iJ', embeds: 'on request' };
      writeFileSync(content('church.yaml'), `${church}\n${stringify(facts)}`);
      writeFileSync(content('legal.yaml'), stringify({ pages: legalPages }));
      const schedule = readFileSync(content('pages/schedule.yaml'), 'utf8');
      writeFileSync(content('pages/schedule.yaml'), schedule.replace(/^( *show:).*$/m, '$1 embed'));
    }),
  );
  expect(site.code, site.output).toBe(0);
  ({ url } = resources.use(await startWrangler(site.dist)));
});

test.afterAll(() => resources.disposeAsync());

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} script`, () => {
    test.use({ javaScriptEnabled });

    for (const [path, words] of frames) {
      test(`${words.title}: no request to another host before a visitor asks for it`, async ({ page }) => {
        const requests: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith(url)) requests.push(request.url());
        });
        await page.goto(url + path);
        const iframe = page.getByTitle(words.title, { exact: true });
        if (javaScriptEnabled) await scrollThrough(page);
        await iframe.scrollIntoViewIfNeeded();
        const frame = iframe.contentFrame();
        await expect(frame.getByText(words.privacy)).toBeVisible();
        const link = frame.getByRole('link', { name: words.show });
        await expect(link).toBeVisible();
        expect(requests).toEqual([]);

        const href = (await link.getAttribute('href')) ?? '';
        await link.focus();
        await page.keyboard.press('Enter');
        // The mock of the service names its origin.
        await expect(frame.getByText(new URL(href).origin)).toBeVisible();
        await expect(link).toHaveCount(0);
        await expect(iframe).toBeFocused();
        expect(requests).toEqual([href]);
        await expect(page).toHaveURL(url + path);
      });
    }
  });
}

test('the player may use what it could use at once, and receives the origin of the site', async ({
  page,
}) => {
  await page.goto(`${url}/WatchLive`);
  const frame = page.getByTitle(stream.title).contentFrame();
  await frame.getByRole('link', { name: stream.show }).click();
  const paragraph = frame.getByText('youtube-nocookie');
  await expect(paragraph).toBeVisible();
  const allowed = (features: string[]) =>
    paragraph.evaluate((_, names) => {
      const { featurePolicy } = document as unknown as {
        featurePolicy: { allowsFeature(name: string): boolean };
      };
      return names.map((name) => featurePolicy.allowsFeature(name));
    }, features);
  expect(await allowed(player.features)).toEqual(player.features.map(() => true));
  expect(await allowed(['geolocation'])).toEqual([false]);
  expect(await paragraph.evaluate(() => document.referrer)).toBe(`${url}/`);
});

/** Every page of the site, by its file. */
const builtPages = () =>
  builtSite(site.dist)
    .files.filter((file) => file.endsWith('.html'))
    .map((file) => [file, load(readBuilt(file, site.dist))] as const);

test('no page has a hint to connect to another host', () => {
  for (const [file, $] of builtPages()) {
    const hints = $('link:is([rel=preconnect], [rel=dns-prefetch], [rel=prefetch])').toArray();
    expect(hints, file).toEqual([]);
  }
});

for (const [path, words] of frames) {
  test(`${words.title}: its text fits into the frame of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(url + path);
    // Twice the size of text, as a browser's setting makes it.
    for (const size of ['100%', '200%']) {
      const iframe = page.getByTitle(words.title, { exact: true });
      await page.evaluate((it) => document.documentElement.style.setProperty('font-size', it), size);
      await iframe.scrollIntoViewIfNeeded();
      const root = iframe.contentFrame().locator('html');
      const overflow = await root.evaluate((html, it) => {
        html.style.fontSize = it;
        return [html.scrollWidth - html.clientWidth, html.scrollHeight - html.clientHeight];
      }, size);
      expect(overflow, size).toEqual([0, 0]);
    }
    expect(await violations(page)).toEqual([]);
  });
}

test('Contact Us names the service that sends the message', async ({ page }) => {
  await page.goto(`${url}/ContactUs`);
  await expect(page.getByRole('main')).toContainText(words.form.service);
});

for (const { id, label, sections } of legalPages) {
  test(`/${id} has its headings, its texts and no violations, and every page links to it`, async ({
    page,
  }) => {
    await page.goto(`${url}/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText(sections.map(({ heading }) => heading));
    for (const text of sections.flatMap(({ paragraphs }) => paragraphs))
      await expect(page.getByText(text)).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    for (const [file, $] of builtPages()) expect($(`footer a[href$="/${id}"]`).text(), file).toContain(label);
    const lowerCase = await page.request.get(`${url}/${id.toLowerCase()}`, { maxRedirects: 0 });
    expect([lowerCase.status(), lowerCase.headers().location]).toEqual([301, `/${id}`]);
  });
}
