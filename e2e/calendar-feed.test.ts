import { readFileSync } from 'node:fs';
import { readBuilt } from './support/built-site.ts';
import { expect, test } from './support/test.ts';

// `sentences.test.ts` has the links for calendar apps.
test('a calendar feed is downloaded as a file', async ({ page }) => {
  await page.goto('/ar');
  await page.getByText('أضيفوا المواعيد إلى تقويمكم', { exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'نزِّلوا المواعيد (ملف ics)', exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('liturgies-ar.ics');
  expect(readFileSync(await file.path(), 'utf8')).toBe(readBuilt('liturgies-ar.ics'));
});
