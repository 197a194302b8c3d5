import { navigation, toggle } from './support/page-objects.ts';
import { readTexts } from './support/read-texts.ts';
import { expect, test, whole } from './support/test.ts';

test.describe('in Holy Week', () => {
  test.use({ fixture: 'holy-week' });

  test('a link leads from the changes of Home to all of them', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'All changes' }).click();
    await expect(page).toHaveURL('/Schedule');
  });

  test('the navigation panel has pauses, rows, the telephone number, a link to changes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/Giving');
    await toggle(page).click();
    const panel = navigation(page);
    expect(await readTexts(panel.locator('.service-changes :is(li, p), dl > div'))).toEqual([
      'Monday, April 6 – Wednesday, April 8 Instead we pray the Pascha.',
      'Thursday, April 9 – Saturday, April 11 Special services take the place of the weekly liturgies.',
      'Hours will be announced; please call the church: (217) 555-0120',
      'Sunday, April 5 7:00–11:00 AM instead of ~9:00–11:45 AM~ Procession with palms, English and Arabic',
      'Wednesday, April 8 Canceled ~5:30–7:30 AM~ The morning prayers are at 9:00 AM, English',
      'Friday, April 10 Not held ~11:00 AM–1:00 PM~ Arabic',
      'Saturday, April 11 6:00–9:00 AM instead of ~8:00–10:00 AM~',
      'Saturday, April 11 Not held ~6:30–7:30 PM~ Vespers',
    ]);
    const phone = panel.locator('dl ~ [href="tel:+12175550120"]');
    await phone.scrollIntoViewIfNeeded();
    await expect(phone).toBeInViewport(whole);
    const changes = panel.getByRole('link', { name: 'Changes and special services' });
    await expect(changes).toHaveAttribute('href', '/Schedule');
  });
});
