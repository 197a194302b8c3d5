import { expect, test } from './support/test.ts';

const english = 'Now great multitudes were going with him. He turned and said to them, “If anyone comes';
const arabic = 'وكان جموع كثيرة سائرين معه، فالتفت وقال لهم';

test('the next Gospel is in two languages, and is copied without numbers', async ({ page }) => {
  await page.goto('/Gospel');
  const text = page.getByRole('article');
  const [left, right] = [text.getByText(english.slice(0, 20)), text.getByText(arabic.slice(0, 20))];
  const boxOf = (element: typeof left) =>
    element.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
  await expect(right).toHaveCSS('direction', 'rtl');
  await expect(right.locator('..')).toHaveAttribute('lang', 'ar');
  for (const [width, isBeside] of [
    [390, false],
    [820, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = [await boxOf(left), await boxOf(right)];
    expect(second.left > first.right, `beside at ${width} px`).toBe(isBeside);
    expect(second.top > first.bottom, `below at ${width} px`).toBe(!isBeside);
    expect(first.width).toBeLessThanOrEqual(38 * 16 * 1.3);
  }
  await expect(left).toMatchAriaSnapshot(`- paragraph: /^${english}.* let him hear\\.”$/`);
  await expect(right).toMatchAriaSnapshot(`- paragraph: /^${arabic}/`);
  await left.evaluate((it) => getSelection()?.selectAllChildren(it));
  expect(await page.evaluate(() => String(getSelection()))).toMatch(new RegExp(`^${english}`));
  await expect(text).toContainText('World English Bible, edition of 2026. Public domain.');
});
