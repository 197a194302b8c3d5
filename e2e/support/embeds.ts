import type { Locator } from 'playwright/test';

/** @returns the URL of the service in a frame, which the frame shows at once, or when a visitor asks for it */
export async function embedUrl(iframe: Locator): Promise<string> {
  const src = await iframe.getAttribute('src');
  return src ?? (await iframe.contentFrame().getByRole('link').getAttribute('href')) ?? '';
}
