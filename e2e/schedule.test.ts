import { violations } from './support/axe.ts';
import { readBuilt, readPageMeta } from './support/built-site.ts';
import { distOf } from './support/fixtures.ts';
import { dateTimesIn } from './support/read-texts.ts';
import { expect, test } from './support/test.ts';

// `sentences.test.ts` has what the pages say of events and Gospels.

test.describe('events as text', () => {
  test.use({ fixture: 'holy-week' });

  test('60 are listed, and fit narrow screens', async ({ page }) => {
    await page.goto('/ar/Schedule');
    const section = page.locator('[aria-labelledby=upcoming-events]');
    await expect(section.locator('ol ul > li')).toHaveCount(60);
    expect((await dateTimesIn(section)).slice(0, 2)).toEqual(['2026-04-05', '2026-04-07']);
    expect(await violations(page)).toEqual([]);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.goto('/');
    await page.getByRole('link', { name: 'Book fair' }).click();
    await expect(page.getByRole('heading', { name: 'Upcoming events' })).toBeInViewport();
  });

  test('search engines get them, and nobody the password of a video call', () => {
    const folder = distOf('holy-week');
    const [, bookFair, liturgy, meeting, , study] = readPageMeta('Schedule.html', folder).data;
    expect(bookFair).toMatchObject({ name: 'Book fair', startDate: '2026-04-03', endDate: '2026-04-06' });
    expect(liturgy).toMatchObject({ location: { address: { streetAddress: "120 O'Neal Street" } } });
    const [name, startDate] = ['Youth meeting </script> القداس', '2026-04-07T19:30:00-05:00'];
    expect(meeting).toMatchObject({ name, startDate, location: { name: 'Parish hall' } });
    expect(study).toMatchObject({ location: { '@type': 'VirtualLocation' } });
    // An event has the language of the calendar on each page.
    const [, , inArabic] = readPageMeta('ar/Schedule.html', folder).data;
    expect(inArabic).toMatchObject({
      location: { name: 'St. Mark & St. Mina’s Coptic Orthodox Church' },
      organizer: { name: 'St. Mark & St. Mina’s Coptic Orthodox Church' },
    });
    expect(readBuilt('Schedule.html', folder)).not.toMatch(/meet\.example|secret|Unreadable/);
  });
});

test('a link below the Gospels leads to all readings', async ({ page }) => {
  await page.goto('/Schedule');
  const link = page.getByRole('link', { name: 'All readings of the day' });
  await expect(link).toHaveAttribute('href', 'https://readings.example/today');
});

test('llms.txt has the Gospels of the liturgies that are held', () => {
  const gospels = 'https://www.church.example/Gospel';
  const [, list = ''] = readBuilt('llms.txt', distOf('germany')).split('\n## Evangelium\n\n');
  expect(list.replaceAll('\u00A0', ' ').split('\n')).toEqual([
    `- Samstag, 8. Januar 2028, Fest der Geburt Christi (Weihnachten): [Matthäus 2,1–12](${gospels}/Matthew-2-1-12)`,
    `- Sonntag, 16. Januar 2028, 1. Sonntag im Tuba: [Matthäus 2,13–23](${gospels}/Matthew-2-13-23)`,
    `- Mittwoch, 19. Januar 2028, Fest der Theophanie (Epiphanie): [Johannes 1,18–34](${gospels}/John-1-18-34)`,
    '',
  ]);
});
