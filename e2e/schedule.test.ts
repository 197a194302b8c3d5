import { violations } from './support/axe.ts';
import { readBuilt, readPageMeta } from './support/built-site.ts';
import { distOf } from './support/fixtures.ts';
import { dateTimesIn, readTexts } from './support/read-texts.ts';
import { expect, test } from './support/test.ts';

test.describe('events as text', () => {
  test.use({ fixture: 'holy-week' });

  for (const [path, more, ...days] of [
    [
      '/Schedule',
      'The list ends here; the calendar has the events after these.',
      'Sunday April 5, 2026 Book fair Friday, April 3 – Monday, April 6, 2026, All day Sunday liturgy 7:00–11:00 AM',
      'Tuesday April 7, 2026 Youth meeting </script> القداس 7:30–9:00 PM Parish hall',
      'Wednesday April 15, 2026 No liturgy on Wednesday 6:00–8:00 AM',
      'Thursday April 16, 2026 Bible study 7:00–8:30 PM Online',
      "Friday April 17, 2026 Retreat Friday, April 17 at 6:00 PM – Sunday, April 19 at 2:00 PM St. Antony's Camp",
      'Tuesday April 21, 2026 Choir 5:00–6:00 PM',
    ],
    [
      '/ar/Schedule',
      'تنتهي القائمة هنا، وبقية المناسبات في التقويم.',
      'الأحد 5 أبريل 2026 Book fair من الجمعة 3 أبريل إلى الاثنين 6 أبريل 2026، طوال اليوم Sunday liturgy من 7:00 ص إلى 11:00 ص',
      'الثلاثاء 7 أبريل 2026 Youth meeting </script> القداس من 7:30 م إلى 9:00 م Parish hall',
      'الأربعاء 15 أبريل 2026 No liturgy on Wednesday من 6:00 ص إلى 8:00 ص',
      'الخميس 16 أبريل 2026 Bible study من 7:00 م إلى 8:30 م عبر الإنترنت',
      "الجمعة 17 أبريل 2026 Retreat من الجمعة 17 أبريل، 6:00 م إلى الأحد 19 أبريل، 2:00 م St. Antony's Camp",
      'الثلاثاء 21 أبريل 2026 Choir من 5:00 م إلى 6:00 م',
    ],
  ] as const) {
    test(`${path} lists 60 by day, and says that there are more`, async ({ page }) => {
      await page.goto(path);
      const section = page.locator('[aria-labelledby=upcoming-events]');
      expect((await readTexts(section.locator('ol > li'))).slice(0, 6)).toEqual(days);
      await expect(section.locator('ol ul > li')).toHaveCount(60);
      await expect(section.getByText(more)).toBeVisible();
      expect((await dateTimesIn(section)).slice(0, 2)).toEqual(['2026-04-05', '2026-04-07']);
      expect(await violations(page)).toEqual([]);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  }

  test('Home lists two, first one that says that there is no liturgy', async ({ page }) => {
    await page.goto('/');
    const events = page.locator('a[href="/Schedule#upcoming-events"]');
    await expect(events).toHaveText([
      'Wednesday, April 15, 2026, 6:00–8:00 AM: No liturgy on Wednesday',
      'Friday, April 3 – Monday, April 6, 2026: Book fair',
    ]);
  });

  test('search engines get them, and nobody the password of a video call', () => {
    const [, bookFair, liturgy, meeting, , study] = readPageMeta('Schedule.html', distOf('holy-week')).data;
    expect(bookFair).toMatchObject({ name: 'Book fair', startDate: '2026-04-03', endDate: '2026-04-06' });
    expect(liturgy).toMatchObject({ location: { address: { streetAddress: "120 O'Neal Street" } } });
    expect(meeting).toMatchObject({
      name: 'Youth meeting </script> القداس',
      startDate: '2026-04-07T19:30:00-05:00',
      location: { name: 'Parish hall' },
    });
    expect(study).toMatchObject({ location: { '@type': 'VirtualLocation' } });
    expect(readBuilt('Schedule.html', distOf('holy-week'))).not.toMatch(/meet\.example|secret|Unreadable/);
  });
});

for (const [fixture, path, ...gospels] of [
  [
    'ordinary',
    '/Schedule',
    'Sunday, November 29 Third Sunday of Hathor Luke 14:25–35',
    'Sunday, December 6 Fourth Sunday of Hathor Mark 10:17–31',
    'Sunday, December 13 First Sunday of Koiak Luke 1:1–25',
    'Sunday, December 20 Second Sunday of Koiak Luke 1:26–38',
  ],
  [
    'holy-week',
    '/Schedule',
    'Sunday, April 5, 7:00–11:00 AM instead of ~9:00–11:45 AM~ Palm Sunday Matthew 21:1–17, Mark 11:1–11, Luke 19:29–48, John 12:12–19',
    'Thursday, April 9 Covenant Thursday Matthew 26:20–29',
    'Saturday, April 11, 6:00–9:00 AM instead of ~8:00–10:00 AM~ Bright Saturday and Apocalypse Night Matthew 28:1–20',
    'Saturday, April 11 Feast of the Resurrection (Easter) John 20:1–18',
  ],
  [
    'germany',
    '/Schedule',
    'Samstag, 8. Januar Fest der Geburt Christi (Weihnachten) Matthäus 2,1–12',
    'Samstag, 15. Januar: Fällt aus Beschneidung des Herrn Lukas 2,21–39',
    'Sonntag, 16. Januar 1. Sonntag im Tuba Matthäus 2,13–23',
    'Freitag, 21. Januar 12. Tuba 1744 Johannes 1,35–51',
  ],
  [
    'germany',
    '/ar/Schedule',
    'السبت 8 يناير عيد الميلاد المجيد متى 2: 1–12',
    'السبت 15 يناير: أُلغي الموعد عيد الختان لوقا 2: 21–39',
    'الأحد 16 يناير الأحد الأول من طوبة متى 2: 13–23',
    'الجمعة 21 يناير 12 طوبة 1744 للشهداء يوحنا 1: 35–51',
  ],
] as const) {
  test.describe(fixture, () => {
    test.use({ fixture });

    test(`${path} has the Gospels of the next four Sundays and feasts`, async ({ page }) => {
      await page.goto(path);
      const list = page.locator('.hours-panel > section');
      expect(await readTexts(list.locator('dl > div'))).toEqual(gospels);
      const link = list.getByRole('link');
      await expect(link).toHaveCount(fixture === 'ordinary' ? 1 : 0);
    });
  });
}

test('llms.txt has the Gospels of the liturgies that are held', () => {
  const [, gospels = ''] = readBuilt('llms.txt', distOf('germany')).split('\n## Evangelium\n\n');
  expect(gospels.replaceAll('\u00A0', ' ').split('\n')).toEqual([
    '- Samstag, 8. Januar 2028, Fest der Geburt Christi (Weihnachten): Matthäus 2,1–12',
    '- Sonntag, 16. Januar 2028, 1. Sonntag im Tuba: Matthäus 2,13–23',
    '- Freitag, 21. Januar 2028, 12. Tuba 1744: Johannes 1,35–51',
    '',
  ]);
});
