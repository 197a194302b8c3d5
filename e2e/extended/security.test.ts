import { routes } from '../../support/routes.ts';
import { expect, test } from '../support/test.ts';

// The headers themselves are tested in e2e/headers.test.ts. These tests are about other sites' pages and frames.

test('no page can frame the site', async ({ page, baseURL, allowError }) => {
  allowError(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  const body = `<iframe src="${baseURL}/Giving" title="framed"></iframe>`;
  await page.route('http://localhost:1/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://localhost:1/');
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
});

const embeds = [
  [
    '/WatchLive',
    'https://www.youtube-nocookie.com',
    ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'],
  ],
  ['/AboutUs', 'https://www.google.com', []],
] as const;

for (const [path, origin, allowed] of embeds.filter(([path]) => routes.includes(path))) {
  test(`${origin} may use ${allowed.join(', ') || 'no feature'}`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').locator('iframe').scrollIntoViewIfNeeded();
    const frame = () => page.frames().find((candidate) => candidate.url().startsWith(origin));
    await expect.poll(frame).toBeDefined();
    expect(await frame()?.evaluate(allowedFeatures)).toEqual(allowed);
  });
}

/** Runs in a frame. */
function allowedFeatures(): string[] {
  const { featurePolicy } = document as Document & {
    featurePolicy: { allowsFeature: (name: string) => boolean };
  };
  const media = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture', 'camera', 'microphone'];
  const others = ['geolocation', 'payment', 'usb', 'clipboard-read', 'clipboard-write', 'display-capture'];
  return [...media, ...others].filter((name) => featurePolicy.allowsFeature(name));
}
