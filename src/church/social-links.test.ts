import icons from '#assets/brand/icons.svg?raw';
import { expect, test } from 'vitest';
import { socialServices } from './schema.ts';
import { socialLinks } from './social-links.ts';

test('every service has an icon', () => {
  const links = Object.fromEntries(Object.keys(socialServices).map((key) => [key, 'https://a.org/']));
  for (const { icon } of socialLinks(links)) expect(icons).toContain(`id="${icon}"`);
});
