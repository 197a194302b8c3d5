import type { Page } from 'playwright/test';
import { violations } from './support/axe.ts';
import { readBuilt } from './support/built-site.ts';
import { distOf } from './support/fixtures.ts';
import { expect, test } from './support/test.ts';

const rows = (page: Page) => page.getByRole('main').locator('li:has(time + a)');

/** For screen readers, after a link. */
const newTab = / \((opens in a new tab|يُفتح في نافذة جديدة|öffnet in einem neuen Tab)\)/g;

async function textsOf(page: Page) {
  const texts = await rows(page).allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').replaceAll(newTab, ''));
}

test.describe('past liturgies in the player', () => {
  test.use({ fixture: 'holy-week' });

  test('have their day, its name and Gospel where one service was held, and the title of the channel', async ({
    page,
  }) => {
    await page.goto('/WatchLive');
    expect(await textsOf(page)).toEqual([
      // Vespers was on the same day.
      'Saturday, April 4 “Divine Liturgy & Papal Message – Saturday, April 4, 2026” On YouTube',
      'Friday, April 3 “قداس الجمعة ٣ أبريل ٢٠٢٦” On YouTube',
      'Sunday, March 29 “Sunday Liturgy: “Lord, I believe!” | قداس أحد المولود أعمى - March 29, 2026” Sixth Sunday of Great Lent (Man Born Blind) Gospel of the day: John 9:1–41 On YouTube',
      'Sunday, March 22 “Divine Liturgy of Sunday 3/22 (1 of 2)” Fifth Sunday of Great Lent (Paralytic) Gospel of the day: John 5:1–18 On YouTube',
      'Sunday, March 22 “Divine Liturgy of Sunday 3/22 (2 of 2)” Fifth Sunday of Great Lent (Paralytic) Gospel of the day: John 5:1–18 On YouTube',
    ]);
    await expect(page.getByRole('heading', { name: 'Past liturgies' })).toBeVisible();
    await expect(page.getByText(/^As of/)).toHaveCount(0);
    const gospel = rows(page).nth(2).getByRole('link', { name: 'John 9:1–41' });
    await expect(gospel).toHaveAttribute('href', '/Gospel/John-9-1-41');
  });

  test('have their days in Arabic, and titles as the channel writes them', async ({ page }) => {
    await page.goto('/ar/WatchLive');
    expect(await textsOf(page)).toEqual([
      'السبت 4 أبريل «Divine Liturgy & Papal Message – Saturday, April 4, 2026» على YouTube',
      'الجمعة 3 أبريل «قداس الجمعة ٣ أبريل ٢٠٢٦» على YouTube',
      'الأحد 29 مارس «Sunday Liturgy: “Lord, I believe!” | قداس أحد المولود أعمى - March 29, 2026» أحد المولود أعمى، السادس من الصوم الكبير إنجيل اليوم: يوحنا 9: 1–41 على YouTube',
      'الأحد 22 مارس «Divine Liturgy of Sunday 3/22 (1 of 2)» أحد المخلع، الخامس من الصوم الكبير إنجيل اليوم: يوحنا 5: 1–18 على YouTube',
      'الأحد 22 مارس «Divine Liturgy of Sunday 3/22 (2 of 2)» أحد المخلع، الخامس من الصوم الكبير إنجيل اليوم: يوحنا 5: 1–18 على YouTube',
    ]);
    await expect(page.locator('bdi', { hasText: 'Papal Message' }).last()).toHaveAttribute('dir', 'ltr');
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with${javaScriptEnabled ? '' : 'out'} script`, () => {
      test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

      test('play in the player, which stays in sight, and the live stream comes back', async ({
        page,
        baseURL,
      }) => {
        await page.goto('/WatchLive');
        const player = page.locator('iframe');
        const url = () => page.frame({ name: 'player' })?.url();
        await rows(page).nth(3).getByRole('link', { name: 'Divine Liturgy of Sunday' }).click();
        await expect.poll(url).toBe('https://www.youtube-nocookie.com/embed/inv3nted-7z');
        await expect(player).toBeInViewport({ ratio: 1 });
        const document = player.contentFrame().getByText('https://www.youtube-nocookie.com');
        await expect(document).toBeVisible();
        const referrer = await document.evaluate(() => window.document.referrer);
        expect(referrer).toBe(`${baseURL}/`);
        await page.getByRole('link', { name: 'Back to the live stream' }).click();
        await expect
          .poll(url)
          .toBe('https://www.youtube-nocookie.com/embed/live_stream?channel=UCinvented-holy-week_Jxx');
        await expect(page).toHaveURL('/WatchLive');
        expect(page.context().pages()).toHaveLength(1);
      });
    });
  }

  test('have a second link to the channel, for what may not be embedded', async ({ page }) => {
    await page.goto('/WatchLive');
    const link = rows(page).first().getByRole('link', { name: 'On YouTube' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=inv3nted-2z');
    await expect(link).toHaveAttribute('rel', 'noopener');
    const all = page.getByRole('link', { name: 'Past liturgies on YouTube' });
    await expect(all).toHaveAttribute(
      'href',
      'https://www.youtube.com/channel/UCinvented-holy-week_Jxx/streams',
    );
    await expect(page.getByRole('link', { name: 'Past liturgies', exact: true })).toHaveCount(0);
    await expect(page.getByRole('main').locator('img[src*=ytimg]')).toHaveCount(0);
  });

  for (const path of ['/WatchLive', '/ar/WatchLive'])
    test(`${path}: the list is accessible`, async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
      }
    });

  test('the longest word of a title fits on a narrow phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/WatchLive');
    await rows(page)
      .locator('bdi')
      .first()
      .evaluate((title) => {
        title.textContent = 'Liturgy'.repeat(14);
      });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('are not on paper, where no title can be played', async ({ page }) => {
    await page.goto('/WatchLive');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.recordings')).toBeHidden();
  });

  test('recordings.json has what is listed, and nothing else', () => {
    expect(JSON.parse(readBuilt('recordings.json', distOf('holy-week')))).toEqual({
      channel: 'UCinvented-holy-week_Jxx',
      readAt: '2026-04-05T10:00:00.000Z',
      recordings: [
        {
          id: 'inv3nted-2z',
          title: 'Divine Liturgy & Papal Message – Saturday, April 4, 2026',
          date: '2026-04-04',
        },
        { id: 'inv3nted-3z', title: 'قداس الجمعة ٣ أبريل ٢٠٢٦', date: '2026-04-03' },
        {
          id: 'inv3nted-6z',
          title: 'Sunday Liturgy: “Lord, I believe!” | قداس أحد المولود أعمى - March 29, 2026',
          date: '2026-03-29',
        },
        { id: 'inv3nted-7z', title: 'Divine Liturgy of Sunday 3/22 (1 of 2)', date: '2026-03-22' },
        { id: 'inv3nted-8z', title: 'Divine Liturgy of Sunday 3/22 (2 of 2)', date: '2026-03-22' },
      ],
    });
  });
});

test.describe('past liturgies, where frames are on request', () => {
  test.use({ fixture: 'germany' });

  test('open on YouTube, so that nothing is sent before the notice of the frame is read', async ({
    page,
  }) => {
    await page.goto('/WatchLive');
    expect(await textsOf(page)).toEqual([
      'Sonntag, 2. Januar „Göttliche Liturgie am Sonntag, 2. Januar 2028“ 4. Sonntag im Kiahk Evangelium des Tages: Lukas 1,57–80',
      'Samstag, 1. Januar „القداس الإلهي ١ يناير ٢٠٢٨“',
      'Freitag, 31. Dezember 2027 „Abendliturgie: Liturgie 31.12.2027“',
    ]);
    const link = rows(page).first().getByRole('link', { name: 'Göttliche Liturgie' });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=inv3nted-1z');
    await expect(page.locator('[target=player]')).toHaveCount(0);
  });

  test('are those of the day on which the feed was read, where it cannot be read now', async ({ page }) => {
    await page.goto('/WatchLive');
    await expect(page.getByText('Stand: 3. Januar', { exact: true })).toBeVisible();
    await page.goto('/ar/WatchLive');
    await expect(page.getByText('القائمة بتاريخ 3 يناير', { exact: true })).toBeVisible();
    expect((await textsOf(page)).at(-1)).toBe('الجمعة 31 ديسمبر 2027 «Abendliturgie: Liturgie 31.12.2027»');
  });
});

test('a site without the list publishes no recordings.json', async ({ request }) => {
  expect((await request.get('/recordings.json')).status()).toBe(404);
});
