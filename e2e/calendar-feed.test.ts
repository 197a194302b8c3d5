import { readFileSync } from 'node:fs';
import { readBuilt } from './support/built-site.ts';
import { expect, test } from './support/test.ts';

for (const [path, name, subscribe, download, app] of [
  ['/', 'liturgies', 'Add the hours to your calendar', 'Download the hours (.ics)'],
  [
    '/ar',
    'liturgies-ar',
    'أضيفوا المواعيد إلى تقويمكم',
    'نزِّلوا المواعيد (ملف ics)',
    'تقويم Apple أو Outlook',
  ],
  ['/Schedule', 'church-year', 'Add the feasts to your calendar', 'Download the feasts and fasts (.ics)'],
] as const) {
  test(`${path} adds ${name}.ics to Google Calendar, to an app, or as a file`, async ({ page }) => {
    await page.goto(path);
    const links = page.locator('details', { hasText: subscribe });
    await links.getByText(subscribe, { exact: true }).click();
    await expect(links.getByRole('link', { name: 'Google' })).toHaveAttribute(
      'href',
      `https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fwww.church.example%2F${name}.ics`,
    );
    await expect(links.getByRole('link', { name: app ?? 'Apple Calendar or Outlook' })).toHaveAttribute(
      'href',
      `webcal://www.church.example/${name}.ics`,
    );
    const downloading = page.waitForEvent('download');
    await links.getByRole('link', { name: download, exact: true }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`${name}.ics`);
    expect(readFileSync(await file.path(), 'utf8')).toBe(readBuilt(`${name}.ics`));
  });
}
