import type { Page } from 'playwright/test';
import { readTexts } from './support/read-texts.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

// The fixture is of Wednesday, October 21, 2026, in Chicago. Its build is at 5:00 AM there.
test.use({ fixture: 'plain' });

const usual = [
  'Tuesday 5:00–7:00 AM',
  'Wednesday 3:30–6:00 PM',
  'Saturday 8:00–10:30 AM',
  'Sunday 8:30–11:30 AM',
];

async function read(page: Page) {
  const texts = async (selector: string) =>
    (await readTexts(page.locator(selector).filter({ visible: true })))
      // What a translator writes is between these.
      .map((text) => text.replace(/[«»]/g, '').replaceAll(/\s+/g, ' '));
  return {
    next: await texts('.next-service > :is(h3, p)'),
    rows: await texts('.liturgy-list > div'),
    marked: await texts('.liturgy-list > div:has(dt > i:not([hidden])) > dt'),
  };
}

for (const [time, next, now, marked] of [
  [
    '2026-10-21T14:00',
    ['Today and next', 'Today, 3:30–6:00 PM', 'Saturday, October 24 8:00–10:30 AM'],
    '',
    'Wednesday',
  ],
  [
    '2026-10-21T16:00',
    ['Today and next', 'Now, until 6:00 PM', 'Saturday, October 24 8:00–10:30 AM'],
    'Wednesday',
    'Wednesday',
  ],
  ['2026-10-21T18:00', ['Next liturgy', 'Saturday, October 24 8:00–10:30 AM'], '', 'Saturday'],
  ['2026-10-23T09:00', ['Next liturgy', 'Saturday, October 24 8:00–10:30 AM'], '', 'Saturday'],
] as const) {
  test(`at ${time} the page says what is today, now and next`, async ({ page }) => {
    await page.clock.setFixedTime(`${time}:00-05:00`);
    await page.goto('/');
    const rows = usual.map((row) => (now && row.startsWith(now) ? row.replace(now, `${now} Now`) : row));
    expect(await read(page)).toEqual({
      next: [...next],
      rows,
      marked: [marked + (now === marked ? ' Now' : '')],
    });
  });
}

for (const [why, time] of [
  ['before the build', '2026-10-20T16:00:00-05:00'],
  ['more than three days after it', '2026-10-28T16:00:00-05:00'],
] as const) {
  test(`with a clock ${why} the page is as it was built`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    await page.goto('/Schedule');
    const next = ['Next liturgy', 'Wednesday, October 21 3:30–6:00 PM', 'Saturday, October 24 8:00–10:30 AM'];
    expect(await read(page)).toEqual({ next, rows: usual, marked: ['Wednesday'] });
  });
}

test('a page that stays open goes with the time, also translated and with inserted elements', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-10-21T15:29:30-05:00' });
  await page.goto('/Schedule');
  await page.evaluate(translate, undefined);
  await page.evaluate(() => document.querySelector('.next-service')?.prepend(document.createElement('b')));
  await page.clock.runFor('01:00');
  const { next, marked } = await read(page);
  expect(next.slice(0, 2)).toEqual(['Today and next', 'Now, until 6:00 PM']);
  expect(marked).toEqual(['Wednesday Now']);
});

for (const [time, today] of [
  ['2026-10-21T23:59', ['Today']],
  ['2026-10-22T00:00', []],
] as const) {
  test(`at ${time} the year says ${today[0] ?? 'of no day that it is today'}`, async ({ page }) => {
    await page.clock.setFixedTime(`${time}:00-05:00`);
    await page.goto('/');
    await expect(page.locator('.year-names > li').filter({ hasText: 'Today', visible: true })).toHaveText(
      today,
    );
  });
}

test('the panel of every page says what is now', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime('2026-10-21T16:00:00-05:00');
  await page.goto('/Giving');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#navigation dt').filter({ hasText: 'Now', visible: true })).toHaveText(
    /Wednesday\s+Now/,
  );
  const visible = page.locator('#navigation dt > b').filter({ visible: true });
  await expect(visible).toHaveCount(1);
});

test.describe('of Palm Sunday, April 5, 2026', () => {
  test.use({ fixture: 'holy-week' });

  for (const [time, sunday] of [
    ['2026-04-05T06:00', ['Today, April 5', 'Palm Sunday', '7:00–11:00 AM', 'Directions']],
    ['2026-04-05T11:00', ['Today, April 5', 'Palm Sunday']],
    // The next build has the next Sunday.
    ['2026-04-06T00:00', []],
  ] as const) {
    test(`at ${time} Home says ${sunday.join(', ') || 'nothing'}`, async ({ page }) => {
      await page.clock.setFixedTime(`${time}:00-05:00`);
      await page.goto('/');
      const parts = page.locator('.this-sunday :is(.eyebrow span, h2, .text-hours, [href*="/maps/"])');
      const texts = await readTexts(parts.filter({ visible: true }));
      expect(texts.map((it) => it.replace(/ \(opens.*| in a new tab/, ''))).toEqual(sunday);
    });
  }
});
