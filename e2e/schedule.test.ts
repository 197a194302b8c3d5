import { content } from './support/content.ts';
import { expect, test } from './support/test.ts';
import { days, hours } from './support/liturgies.ts';

const schedule = content('pages/schedule');

test.beforeEach(async ({ page }) => {
  await page.goto('/Schedule');
});

for (const [words, mode] of [
  [schedule.upcoming, 'AGENDA'],
  [schedule.calendar, 'MONTH'],
] as const) {
  test(`‘${words.heading}’ is the ${mode.toLowerCase()} of the calendar service, in the parish’s time zone`, async ({
    page,
  }) => {
    const section = page.getByRole('region', { name: words.heading });
    const source = new URL((await section.getByTitle(words.embedTitle).getAttribute('src')) ?? '');
    expect(source.origin + source.pathname).toBe('https://calendar.google.com/calendar/embed');
    expect(source.searchParams.get('ctz')).toBe('America/New_York');
    expect(source.searchParams.get('mode')).toBe(mode);
    expect(source.searchParams.get('src')).toBe(content('church').calendarId);
    const link = section.getByRole('link', { name: words.linkLabel });
    await expect(link).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\/calendar\/embed\?/);
    await expect(link).toHaveAttribute('target', '_blank');
  });
}

test('the weekly liturgies stand on the page itself', async ({ page }) => {
  const liturgies = page.getByRole('complementary', { name: schedule.liturgies.heading });
  await expect(liturgies.getByRole('term')).toHaveText(days);
  await expect(liturgies.getByRole('definition')).toHaveText(hours);
});
