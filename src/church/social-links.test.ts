import icons from '#assets/brand/icons.svg?raw';
import { expect, test } from 'vitest';
import { socialServices } from './schema.ts';
import { socialLinks } from './social-links.ts';

test('the services that the parish uses are linked, in the order of the footer', () => {
  const links = { instagram: 'https://i.org/', telegram: undefined, facebook: 'https://f.org/' };
  const shown = socialLinks(links).map(({ label, href }) => `${label} ${href}`);
  expect(shown).toEqual(['Facebook https://f.org/', 'Instagram https://i.org/']);
});

test('every service has an icon', () => {
  const links = Object.fromEntries(Object.keys(socialServices).map((key) => [key, 'https://a.org/']));
  for (const { icon } of socialLinks(links)) expect(icons).toContain(`id="${icon}"`);
});
