import { formatWeekday } from '#dates.ts';
import { parsedContent } from './support/content.ts';
import { today } from './support/liturgies.ts';
import { expect, test } from './support/test.ts';
import { LOOK_AHEAD_DAYS, upcomingChanges } from '#parish/services/services.ts';

// The parish may have no change at present. `extended/office-edits.test.ts` runs this file with some of each kind.

const services = parsedContent('liturgies');

for (const [path, days, limit] of [
  ['/', 14, 3],
  ['/Schedule', LOOK_AHEAD_DAYS, Infinity],
  ['/WatchLive', 21, Infinity],
  ['/ContactUs', 21, Infinity],
] as const) {
  test(`${path} shows the changes and special services of the next ${days} days`, async ({ page }) => {
    await page.goto(path);
    const changes = upcomingChanges(services, today, days);
    const region = page.getByRole('main').locator('.service-changes');
    await expect(region).toHaveCount(changes.length > 0 ? 1 : 0);
    await expect(region.getByRole('listitem')).toContainText(
      changes.slice(0, limit).map(({ date }) => formatWeekday(date)),
    );
    for (const [index, { name, status, reason = '' }] of changes.slice(0, limit).entries()) {
      const item = region.getByRole('listitem').nth(index);
      await expect(item).toContainText(name);
      await expect(item).toContainText(reason);
      const canceled = item.getByText(services.labels.canceledLabel);
      await expect(canceled).toHaveCount(status === 'canceled' ? 1 : 0);
      await expect(item.locator('s')).toHaveCount(status === 'canceled' ? 1 : 0);
    }
    const moreLink = region.getByRole('link', { name: services.labels.moreLabel });
    await expect(moreLink).toHaveCount(changes.length > limit ? 1 : 0);
  });
}
