import { expect, test } from 'vitest';
import { redirectsFile } from './redirects.ts';

test('_redirects leads the likely casings and endings to the exact path', () => {
  expect(redirectsFile(['Home'])).toBe(`/home /Home 301
/home/ /Home 301
/home.html /Home 301
/HOME /Home 301
/HOME/ /Home 301
/HOME.html /Home 301
`);
  expect(redirectsFile(['WatchLive'])).toContain('/watchLive /WatchLive 301');
});
