import { content } from './support/content.ts';
import { days, hours } from './support/liturgies.ts';
import { expect, test } from './support/test.ts';

const schedule = content('pages/schedule');
const { calendarId, timeZone } = content('church');

test('the weekly liturgies are on the page, and Google Calendar is embedded and linked', async ({ page }) => {
  await page.goto('/Schedule');
  const liturgies = page.getByRole('region', { name: schedule.liturgies.heading });
  await expect(liturgies.getByRole('term')).toHaveText(days);
  await expect(liturgies.locator('dl .hours')).toHaveText(hours);

  for (const [section, mode] of [
    ['upcoming', 'AGENDA'],
    ['calendar', 'MONTH'],
  ] as const) {
    const { heading, embedTitle, linkLabel } = schedule[section];
    const region = page.getByRole('region', { name: heading });
    const url = new URL((await region.getByTitle(embedTitle).getAttribute('src')) ?? '');
    expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/embed');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ ctz: timeZone, mode, src: calendarId });
    const link = region.getByRole('link', { name: linkLabel });
    await expect(link).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\/calendar\/embed\?/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});
