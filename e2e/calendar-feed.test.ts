import { readFileSync } from 'node:fs';
import { readBuilt } from './support/built-site.ts';
import { distOf, type SiteName } from './support/fixtures.ts';
import { expect, test } from './support/test.ts';

/** The lines of an event in a feed, by its UID without the suffix of the parish. */
const eventIn = (file: string, uid: string, site: SiteName = 'ordinary') => {
  const events = readBuilt(file, distOf(site)).replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n');
  return events.find((event) => event.startsWith(`UID:${uid}.`))?.split('\r\n');
};

test('the feeds have the hours, their changes and the feasts, in each language', () => {
  const url = 'https://www.church.example';
  expect(readBuilt('liturgies.ics')).toContain(`\r\nSOURCE;VALUE=URI:${url}/liturgies.ics\r\n`);
  for (const id of ['wednesday', 'friday', 'vespers', 'sunday'])
    expect(eventIn('liturgies.ics', id)).toBeTruthy();
  expect(eventIn('liturgies.ics', 'saturday-2026-11-28')).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=America/Chicago:20261128T080000',
      'SUMMARY:Canceled: Divine Liturgy',
      'DESCRIPTION:Church trip',
      `URL;VALUE=URI:${url}/Schedule`,
    ]),
  );
  expect(eventIn('liturgies-ar.ics', 'saturday-2026-11-28')).toEqual(
    expect.arrayContaining(['SUMMARY:أُلغي الموعد: القداس الإلهي', 'DESCRIPTION:رحلة الكنيسة']),
  );
  expect(eventIn('church-year.ics', 'nativity.1743')).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20270107',
      'SUMMARY:Feast of the Nativity (Christmas)',
      `URL;VALUE=URI:${url}/Schedule#feasts-and-fasts`,
    ]),
  );
  // After a Coptic leap year the feast has two days.
  expect(eventIn('church-year.ics', 'nativity.1744', 'germany')).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20280107',
      'DTEND;VALUE=DATE:20280109',
      'SUMMARY:Fest der Geburt Christi (Weihnachten)',
    ]),
  );
});

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
