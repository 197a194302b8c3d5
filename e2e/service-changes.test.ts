import { navigation, toggle } from './support/page-objects.ts';
import { dateTimesIn, readTexts } from './support/read-texts.ts';
import { expect, test, whole } from './support/test.ts';

// `sentences.test.ts` has what the pages say of hours and changes.

test('times have their date and their offset to UTC, and the next liturgy is marked', async ({ page }) => {
  await page.goto('/Schedule');
  const list = page.getByRole('main').locator('.liturgy-list');
  expect((await dateTimesIn(list)).slice(2, 7)).toEqual(['11:00', '13:00', '2026-11-28', '08:00', '10:00']);
  const next = ['2026-11-25', '2026-11-25T05:30-06:00', '2026-11-25T07:30-06:00'];
  expect(await dateTimesIn(page.locator('.next-service'))).toEqual(next);
  await expect(list.locator('.next-row dt')).toHaveText(['Wednesday']);
});

test.describe('in Holy Week', () => {
  test.use({ fixture: 'holy-week' });

  test('times are those of summer, and the liturgy of today is marked', async ({ page }) => {
    await page.goto('/');
    const next = ['2026-04-05', '2026-04-05T07:00-05:00', '2026-04-05T11:00-05:00'];
    expect(await dateTimesIn(page.locator('.next-service > p'))).toEqual(next);
    await expect(page.locator('.next-row dt')).toHaveText(['Sunday, April 5']);
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
