import { content } from './support/content.ts';
import { days, hours } from './support/liturgies.ts';
import { expect, test } from './support/test.ts';

const schedule = content('pages/schedule');
const { calendarId, timeZone } = content('church');

test.beforeEach(async ({ page }) => {
  await page.goto('/Schedule');
});

for (const [section, mode] of [
  ['upcoming', 'AGENDA'],
  ['calendar', 'MONTH'],
] as const) {
  test(`section '${section}' embeds Google Calendar as ${mode} and links to it`, async ({ page }) => {
    const { heading, embedTitle, linkLabel } = schedule[section];
    const region = page.getByRole('region', { name: heading });
    const url = new URL((await region.getByTitle(embedTitle).getAttribute('src')) ?? '');
    expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/embed');
    expect(url.searchParams.get('ctz')).toBe(timeZone);
    expect(url.searchParams.get('mode')).toBe(mode);
    expect(url.searchParams.get('src')).toBe(calendarId);
    const link = region.getByRole('link', { name: linkLabel });
    await expect(link).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\/calendar\/embed\?/);
    await expect(link).toHaveAttribute('target', '_blank');
  });
}

test('weekly liturgies are on the page itself', async ({ page }) => {
  const liturgies = page.getByRole('complementary', { name: schedule.liturgies.heading });
  await expect(liturgies.getByRole('term')).toHaveText(days);
  await expect(liturgies.getByRole('definition')).toHaveText(hours);
});
