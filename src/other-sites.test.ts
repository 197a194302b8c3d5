import { expect, test } from 'vitest';
import * as sites from './other-sites.ts';

test.each([
  ['dQw4w9WgXcQ', 'embed/dQw4w9WgXcQ', 'watch?v=dQw4w9WgXcQ'],
  ['UCaB3dE5gH7', 'embed/UCaB3dE5gH7', 'watch?v=UCaB3dE5gH7'],
  ['placeholder', 'embed/placeholder', 'watch?v=placeholder'],
  [
    'UCaB3dE5gH7iJ_B3dE5gH7-J',
    'embed/live_stream?channel=UCaB3dE5gH7iJ_B3dE5gH7-J',
    'channel/UCaB3dE5gH7iJ_B3dE5gH7-J/live',
  ],
])('the stream %s has the frame %s and the page %s', (id, frame, page) => {
  expect(id).toMatch(sites.player.streamId);
  expect(sites.streamEmbed(id)).toEqual({
    src: `https://www.youtube-nocookie.com/${frame}`,
    href: `https://www.youtube.com/${page}`,
  });
});

test.each('https://youtu.be/dQw4w9WgXcQ @church dQw4w9WgXc UCaB3dE5gH7iJaB3dE5gH7i ?v=dQw4w9Wg'.split(' '))(
  'the stream cannot be %s',
  (id) => {
    expect(id).not.toMatch(sites.player.streamId);
  },
);

test.each([
  [
    sites.calendarEmbed('a@b.org', 'America/New_York', 'MONTH').href,
    'https://calendar.google.com/calendar/embed?src=a%40b.org&ctz=America%2FNew_York&mode=MONTH',
  ],
  [
    sites.calendarEmbed('a@b.org', 'America/New_York', 'AGENDA').src,
    'https://calendar.google.com/calendar/embed?src=a%40b.org&ctz=America%2FNew_York&mode=AGENDA&showTitle=0&showPrint=0',
  ],
  [sites.mapEmbed('1 Main #2, A').src, 'https://www.google.com/maps?q=1%20Main%20%232%2C%20A&output=embed'],
  [
    sites.mapEmbed('1 Main #2, A').href,
    'https://www.google.com/maps/search/?api=1&query=1%20Main%20%232%2C%20A',
  ],
])('the URL %s is complete', (url, expected) => {
  expect(url).toBe(expected);
});
