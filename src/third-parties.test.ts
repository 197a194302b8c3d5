import { expect, test } from 'vitest';
import * as sites from './third-parties.ts';

test.each([
  ['UCaB3dE5gH7', '', 'watch?v=UCaB3dE5gH7'],
  ['UCaB3dE5gH7iJ_B3dE5gH7-J', 'live_stream?channel=', 'channel/UCaB3dE5gH7iJ_B3dE5gH7-J/live'],
])('the stream %s has the frame %s and the page %s', (id, frame, page) => {
  expect(id).toMatch(sites.player.streamId);
  const src = `https://www.youtube-nocookie.com/embed/${frame}${id}`;
  expect(sites.streamEmbed(id)).toEqual({ src, href: `https://www.youtube.com/${page}` });
});

const others = 'https://youtu.be/dQw4w9WgXcQ @church dQw4w9WgXc UCaB3dE5gH7iJaB3dE5gH7i ?v=dQw4w9Wg'.split(
  ' ',
);
test.each(others)('the stream cannot be %s', (id) => {
  expect(id).not.toMatch(sites.player.streamId);
});
