import { content, words as siteWords } from './support/content.ts';
import { embedUrl } from './support/embeds.ts';
import { expect, test } from './support/test.ts';

const words = siteWords.embeds.stream;
const { streamId = '' } = content('church');

test.skip(!streamId, 'The church has no live stream.');

test('player has a label, the ratio 16:9, and a link to the same stream', async ({ page }) => {
  await page.goto('/WatchLive');
  const stream = page.getByRole('region', { name: content('pages/watch-live').player.label });
  const player = stream.getByTitle(words.title);
  // `src/other-sites.test.ts` has the URLs.
  expect(await embedUrl(player)).toMatch(new RegExp(`^https://.*\\b${streamId}$`));
  await expect(player).toHaveAttribute('allow', /\bfullscreen\b/);
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  const link = stream.getByRole('link', { name: words.link });
  await expect(link).toHaveAttribute('href', new RegExp(`^https://.*\\b${streamId}\\b`));
  const { pastLiturgies } = content('pages/watch-live').player;
  const past = stream.getByRole('link', { name: pastLiturgies?.label ?? 'none' });
  await expect(past).toHaveCount(pastLiturgies ? 1 : 0);
  // After the first paint.
  await expect(player).toBeVisible();
  const box = await player.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
});
