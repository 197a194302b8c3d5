import { violations } from './support/axe.ts';
import { readBuilt, readJsonLd } from './support/built-site.ts';
import { distOf } from './support/fixtures.ts';
import { expect, test } from './support/test.ts';

// `sentences.test.ts` has what the pages say of events and Gospels.

test.describe('events as text', () => {
  test.use({ fixture: 'holy-week' });

  test('60 are listed, and fit narrow screens', async ({ page }) => {
    await page.goto('/ar/Schedule');
    const section = page.locator('[aria-labelledby=upcoming-events]');
    await expect(section.locator('ol ul > li')).toHaveCount(60);
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
    const [, bookFair, liturgy, meeting, , study] = readJsonLd('Schedule.html', folder);
    expect(bookFair).toMatchObject({ name: 'Book fair', startDate: '2026-04-03', endDate: '2026-04-06' });
    expect(liturgy).toMatchObject({ location: { address: { streetAddress: "120 O'Neal Street" } } });
    const [name, startDate] = ['Youth meeting </script> القداس', '2026-04-07T19:30:00-05:00'];
    expect(meeting).toMatchObject({ name, startDate, location: { name: 'Parish hall' } });
    expect(study).toMatchObject({ location: { '@type': 'VirtualLocation' } });
    // An event has the language of the calendar on each page.
    const [, , inArabic] = readJsonLd('ar/Schedule.html', folder);
    expect(inArabic).toMatchObject({
      location: { name: 'St. Mark & St. Mina’s Coptic Orthodox Church' },
      organizer: { name: 'St. Mark & St. Mina’s Coptic Orthodox Church' },
    });
    expect(readBuilt('Schedule.html', folder)).not.toMatch(/meet\.example|secret|Unreadable/);
  });
});
