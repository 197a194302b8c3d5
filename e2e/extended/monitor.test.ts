import { expect, monitor, test } from '../support/test.ts';

// All other tests rely on this to notice the errors of their pages.
test('unexpected requests, errors and violations are collected', async ({ browser, baseURL }) => {
  await using context = await browser.newContext({ baseURL: String(baseURL) });
  const { errors, unexpectedRequests } = await monitor(context);
  const page = await context.newPage();
  await page.goto('/');
  expect([errors, unexpectedRequests]).toEqual([[], []]);
  await page.evaluate(() => {
    console.error('logged');
    document.body.append(Object.assign(new Image(), { src: 'https://blocked.example/' }));
    setTimeout(() => {
      throw new Error('thrown');
    });
  });
  for (const message of ['logged (', 'CSP violation: img-src https://blocked.example/', 'Error: thrown'])
    await expect.poll(() => errors).toContainEqual(expect.stringContaining(message));

  await page.goto('about:blank');
  await page.evaluate(() => fetch('https://other.example/', { mode: 'no-cors' }).catch(() => undefined));
  expect(unexpectedRequests).toEqual(['https://blocked.example/', 'https://other.example/']);
});
