import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';

/** What an attacker who got a piece of HTML into a page would try, and what the policy says to it. */
const injections: Record<string, { html: string; refused: RegExp }> = {
  'an inline script': {
    html: '<script>document.documentElement.dataset.hacked = "yes"</script>',
    refused: /^script-src-elem inline/,
  },
  'a script in an attribute': {
    html: '<img src="/nothing.png" alt="" onerror="document.documentElement.dataset.hacked = \'yes\'">',
    refused: /^script-src-attr inline/,
  },
  'a script of another host': {
    html: '<script src="https://elsewhere.example/hack.js"></script>',
    refused: /^script-src-elem https:\/\/elsewhere\.example/,
  },
  'a style': { html: '<style>body { display: none }</style>', refused: /^style-src-elem inline/ },
  'a style in an attribute': {
    html: '<p style="position: fixed">hacked</p>',
    refused: /^style-src-attr inline/,
  },
  'a picture that tells another host': {
    html: '<img src="https://elsewhere.example/spy.png" alt="">',
    refused: /^img-src https:\/\/elsewhere\.example/,
  },
  'a frame of another host': {
    html: '<iframe src="https://elsewhere.example/" title="hacked"></iframe>',
    refused: /^frame-src https:\/\/elsewhere\.example/,
  },
  'another base for all links': { html: '<base href="https://elsewhere.example/">', refused: /^base-uri / },
  'a plug-in': {
    html: '<object data="https://elsewhere.example/hack.swf"></object>',
    refused: /^object-src https:\/\/elsewhere\.example/,
  },
};

for (const [name, { html, refused }] of Object.entries(injections)) {
  test(`${name} in the page is refused`, async ({ page, allowError }) => {
    allowEverything(allowError);
    await inject(page, '/Giving', html);
    const refusals = gatherRefusals(page);
    await page.goto('/Giving');
    await expect.poll(() => refusals).toContainEqual(expect.stringMatching(refused));
    await expect(page.locator('html')).not.toHaveAttribute('data-hacked');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a form that writes to another host is not sent', async ({ page, allowError }) => {
  allowEverything(allowError);
  await inject(page, '/ContactUs', '<form action="https://elsewhere.example/"><input name="card"></form>');
  await page.goto('/ContactUs');
  const refused = await page.evaluate(() => {
    const refusal = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        resolve(effectiveDirective),
      );
    });
    document.forms[0]?.requestSubmit();
    return refusal;
  });
  expect(refused).toBe('form-action');
});

test('a script can make no script, markup or address of script from a text', async ({ page, allowError }) => {
  allowEverything(allowError);
  await page.goto('/');
  const refused = await page.evaluate(() => {
    const sinks: (() => unknown)[] = [
      () => (document.createElement('div').innerHTML = '<img onerror=alert(1)>'),
      () => document.body.insertAdjacentHTML('beforeend', '<p>'),
      () => (document.createElement('script').src = '/hack.js'),
      () => (document.createElement('script').textContent = 'alert(1)'),
      () => (document.createElement('iframe').srcdoc = '<p>'),
      () => (window as unknown as TrustedTypesWindow).trustedTypes.createPolicy('default', {}),
    ];
    return sinks.map((sink) => {
      try {
        sink();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(Array(6).fill('TypeError'));
});

test('nothing is asked of another host by script but the service of the form', async ({
  page,
  allowError,
}) => {
  allowEverything(allowError);
  await page.goto('/');
  const ask = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url, { mode: 'no-cors' }).then(
          () => 'answered',
          () => 'refused',
        ),
      address,
    );
  expect(await ask('https://elsewhere.example/')).toBe('refused');
  expect(await ask('https://api.emailjs.com/api/v1.0/email/send-form')).toBe('answered');
});

test('no page can frame the site', async ({ page, baseURL, allowError }) => {
  allowEverything(allowError);
  const frame = `<iframe src="${baseURL}/Giving" title="framed"></iframe>`;
  await page.route('http://localhost:1/', (route) =>
    route.fulfill({ contentType: 'text/html', body: frame }),
  );
  await page.goto('http://localhost:1/');
  const framed = page.frames().find((candidate) => candidate !== page.mainFrame());
  await expect.poll(() => framed?.url()).toMatch(/^chrome-error:/);
});

test('the player may do what playing needs, and no frame anything else', async ({ page }) => {
  await page.goto('/WatchLive');
  await page.getByRole('main').locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(() => frameOf(page, 'https://www.youtube-nocookie.com')).toBeDefined();
  const may = await frameOf(page, 'https://www.youtube-nocookie.com')?.evaluate(allowed);
  expect(may).toEqual({
    autoplay: true,
    'encrypted-media': true,
    fullscreen: true,
    'picture-in-picture': true,
  });

  await page.goto('/AboutUs');
  await page.getByRole('main').locator('iframe').scrollIntoViewIfNeeded();
  await expect.poll(() => frameOf(page, 'https://www.google.com')).toBeDefined();
  expect(await frameOf(page, 'https://www.google.com')?.evaluate(allowed)).toEqual({});
});

function frameOf(page: Page, origin: string) {
  return page.frames().find((frame) => frame.url().startsWith(origin));
}

/** Runs in a frame: which of the features that matter it is allowed. */
function allowed(): Record<string, boolean> {
  const { featurePolicy } = document as Document & {
    featurePolicy: { allowsFeature: (name: string) => boolean };
  };
  const features = [
    'autoplay',
    'encrypted-media',
    'fullscreen',
    'picture-in-picture',
    'camera',
    'microphone',
  ];
  const others = ['geolocation', 'payment', 'usb', 'clipboard-read', 'clipboard-write', 'display-capture'];
  const names = [...features, ...others].filter((name) => featurePolicy.allowsFeature(name));
  return Object.fromEntries(names.map((name) => [name, true]));
}

/** Puts HTML at the start of the body, as a hole in the site would, and leaves the headers as they are. */
async function inject(page: Page, path: string, html: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<body>', `<body>${html}`) });
  });
}

/** @returns what the policy refuses, filled while the page is used */
function gatherRefusals(page: Page): string[] {
  const refusals: string[] = [];
  page.on('console', (message) => {
    const refusal = /^refused by the security policy: (.*)/.exec(message.text())?.[1];
    if (refusal) refusals.push(refusal);
  });
  return refusals;
}

/** These tests provoke what all others forbid. */
function allowEverything(allowError: (message: RegExp) => void): void {
  allowError(
    /security policy|Content Security Policy|Trusted ?(HTML|Script|Type)|frame-ancestors|status of 404|ERR_/i,
  );
}

/** TypeScript does not know Trusted Types yet. */
interface TrustedTypesWindow {
  trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
}
