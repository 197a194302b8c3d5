import { content } from './support/content.ts';
import { expect, test } from './support/test.ts';
import { hours } from './support/liturgies.ts';

const watchLive = content('pages/watch-live');

test('Watch Live shows the player, labelled with where the camera stands, and a link to the same stream', async ({
  page,
}) => {
  await page.goto('/WatchLive');
  const stream = page.getByRole('region', { name: watchLive.player.label });
  const player = stream.getByTitle(watchLive.player.embedTitle);
  const { streamId } = content('church');
  await expect(player).toHaveAttribute('src', `https://www.youtube-nocookie.com/embed/${streamId}`);
  await expect(player).toHaveAttribute('allow', 'autoplay; encrypted-media; picture-in-picture; fullscreen');
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  const link = stream.getByRole('link', { name: watchLive.player.linkLabel });
  await expect(link).toHaveAttribute('href', `https://www.youtube.com/watch?v=${streamId}`);
  const box = await player.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
});

test('Watch Live says when there is something to see', async ({ page }) => {
  await page.goto('/WatchLive');
  await expect(page.getByRole('main').getByRole('definition')).toHaveText(hours);
});
