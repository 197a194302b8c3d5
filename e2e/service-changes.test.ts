import type { Locator } from 'playwright/test';
import { formatWeekday } from '#time/dates.ts';
import { en } from '#i18n/en.ts';
import type { PausedDays } from '#time/pauses.ts';
import { LOOK_AHEAD_DAYS, type Service, upcomingChanges } from '#time/services.ts';
import { parsedContent } from './support/content.ts';
import { routes } from '../support/routes.ts';
import { today } from './support/liturgies.ts';
import { expect, test } from './support/test.ts';

// The parish may have no change at present. `extended/office-edits.test.ts` runs this file with some of each kind.

const services = parsedContent('liturgies');

const pages = [
  ['/', 14, 3],
  ['/Schedule', LOOK_AHEAD_DAYS, Infinity],
  ['/WatchLive', 21, Infinity],
  ['/ContactUs', 21, Infinity],
] as const;

for (const [path, days, limit] of pages.filter(([path]) => routes.includes(path))) {
  test(`${path} shows the changes, special services and pauses of the next ${days} days`, async ({
    page,
  }) => {
    await page.goto(path);
    const all = upcomingChanges(services, today, days);
    const current = all.filter((it) => it.status === 'pause' && it.firstDate <= today);
    const changes = all.filter((it) => !current.includes(it));
    const region = page.getByRole('main').locator('.service-changes:has(h3, h4)');
    await expect(region).toHaveCount(changes.length > 0 ? 1 : 0);
    const items = region.getByRole('listitem');
    await expect(items).toHaveCount(Math.min(changes.length, limit));
    for (const [index, change] of changes.slice(0, limit).entries()) {
      const item = items.nth(index);
      for (const text of textsOf(change)) await expect(item).toContainText(text);
      const count = change.status === 'canceled' ? 1 : 0;
      await expect(item.getByText(en.canceled)).toHaveCount(count);
      await expect(item.locator('s')).toHaveCount(count);
    }
    const moreLink = region.getByRole('link', { name: en.allChanges });
    await expect(moreLink).toHaveCount(changes.length > limit ? 1 : 0);
    await expectPauseAboveHours(page.getByRole('main'), current);
  });
}

test('the navigation panel links to the changes and pauses on Schedule', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/Giving');
  await page.getByRole('button', { name: en.navigationButton }).click();
  const navigation = page.getByRole('navigation', { name: en.navigation });
  await expect(navigation.locator('dl')).toBeVisible();
  const link = navigation.getByRole('link', { name: en.changes });
  await expect(link).toHaveCount(upcomingChanges(services, today, 21).length > 0 ? 1 : 0);
});

/** Each pause has a line above the weekly hours, which stay. */
async function expectPauseAboveHours(region: Locator, pauses: readonly Change[]): Promise<void> {
  const lines = region.locator('.service-changes:has(+ dl .hours) li');
  await expect(lines).toHaveCount(pauses.length);
  for (const [index, pause] of pauses.entries())
    for (const text of textsOf(pause)) await expect(lines.nth(index)).toContainText(text);
}

const textsOf = (change: Change) =>
  change.status === 'pause'
    ? [formatWeekday(change.firstDate), formatWeekday(change.lastDate), change.text]
    : [formatWeekday(change.date), change.name, change.reason ?? '', languageOf(change)];

const languageOf = ({ status, language = '' }: Service) => (status === 'canceled' ? '' : language);

type Change = Service | PausedDays;
