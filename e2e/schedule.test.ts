import { violations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test.use({ fixture: 'holy-week' });

test('60 events are listed, and fit narrow screens', async ({ page }) => {
  await page.goto('/ar/Schedule');
  await expect(page.locator('[aria-labelledby=upcoming-events] ol ul > li')).toHaveCount(60);
  expect(await violations(page)).toEqual([]);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

// The voice of Orca, espeak-ng 1.51, reads "5:00–7:00" without a pause.
for (const [fixture, path, spoken] of [
  ['plain', '/Schedule', '5:00– to 7:00 AM'],
  ['germany', '/Schedule', '18:00– bis 20:00 Uhr'],
  ['ordinary', '/ar/Schedule', 'من 5:30 ص إلى 7:30 ص'],
] as const)
  test.describe(fixture, () => {
    test.use({ fixture });

    test(`a screen reader says "${spoken}"`, async ({ page }) => {
      await page.goto(path);
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const children = Map.groupBy(nodes, ({ parentId }) => parentId);
      const textOf = ({ nodeId, role, name }: (typeof nodes)[number]): string =>
        role?.value === 'StaticText'
          ? String(name?.value)
          : (children.get(nodeId) ?? []).map(textOf).join('');
      const text = (children.get(undefined) ?? []).map(textOf).join('');
      expect(text.replaceAll(/\s/g, ' ')).toContain(spoken);
    });
  });
