import { expect, test } from 'vitest';
import * as sites from './other-sites.ts';

test.each([
  ['dQw4w9WgXcQ', '', 'watch?v=dQw4w9WgXcQ'],
  ['UCaB3dE5gH7', '', 'watch?v=UCaB3dE5gH7'],
  ['placeholder', '', 'watch?v=placeholder'],
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

test('the URLs of calendars and maps are encoded', () => {
  const month = 'https://calendar.google.com/calendar/embed?src=a%40b.org&ctz=America%2FNew_York&mode=MONTH';
  const agenda = `${month.replace('MONTH', 'AGENDA')}&showTitle=0&showPrint=0`;
  expect(sites.calendarEmbed('a@b.org', 'America/New_York', 'MONTH').href).toBe(month);
  expect(sites.calendarEmbed('a@b.org', 'America/New_York', 'AGENDA').src).toBe(agenda);
  expect(sites.mapEmbed('1 Main #2, A')).toEqual({
    src: 'https://www.google.com/maps?q=1%20Main%20%232%2C%20A&output=embed',
  });
});
