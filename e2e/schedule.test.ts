import { content } from './support/content.ts';
import { days, hours } from './support/liturgies.ts';
import { expect, test } from './support/test.ts';

const { liturgies, upcoming, fullCalendar } = content('pages/schedule');
const { calendarId, timeZone } = content('church');

test('the weekly liturgies are on the page', async ({ page }) => {
  await page.goto('/Schedule');
  const region = page.getByRole('region', { name: liturgies.heading });
  await expect(region.getByRole('term')).toHaveText(days);
  await expect(region.locator('dl .hours')).toHaveText(hours);
});

for (const [mode, { heading, embedTitle, linkLabel }] of [
  ['AGENDA', upcoming],
  ['MONTH', fullCalendar],
] as const) {
  test(`Google Calendar is embedded and linked: ${mode}`, async ({ page }) => {
    await page.goto('/Schedule');
    const region = page.getByRole('region', { name: heading });
    const iframe = region.locator('iframe');
    test.skip(!calendarId, 'The church has no Google Calendar.');
    const mayBeListed = mode === 'AGENDA' && upcoming.show === 'list';
    test.skip(mayBeListed && (await iframe.count()) === 0, 'The site lists the events.');
    await expect(iframe).toHaveAttribute('title', embedTitle);
    const url = new URL((await iframe.getAttribute('src')) ?? '');
    expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/embed');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ ctz: timeZone, mode, src: calendarId });
    const link = region.getByRole('link', { name: linkLabel });
    await expect(link).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\/calendar\/embed\?/);
    await expect(link).toHaveAttribute('target', '_blank');
  });
}
