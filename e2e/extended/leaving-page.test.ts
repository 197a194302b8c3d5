import type { ServerResponse } from 'node:http';
import { fillIn } from '../support/contact-form.ts';
import { startServer } from '../support/http-server.ts';
import { sendButton } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

// The form posts to a local server here: Playwright does not see requests that outlive their page.
test.use({ bypassCSP: true });

test('a message is delivered when the visitor leaves the page before the response', async ({
  page,
  allowError,
}) => {
  allowError(/CORS|ERR_FAILED/);
  const received = Promise.withResolvers<ServerResponse>();
  await using service = await startServer((request, response) => {
    if (request.method === 'POST') received.resolve(response);
    else response.end('pong');
  });
  await page.goto('/ContactUs');
  await page.locator('form').evaluate((form: HTMLFormElement, url) => {
    form.action = url;
  }, service.url);
  await fillIn(page);
  await sendButton(page).click();
  const response = await received.promise;
  await page.goto('/Home');
  // A request of the next page: by then the browser has canceled what it cancels with the page.
  await page.goto(service.url);
  expect(response.destroyed, 'connection of the message is closed').toBe(false);
});
