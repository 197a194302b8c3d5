import { icons } from '@iconify-json/ph';
import { pattern } from './pattern.ts';

const expected =
  'the name of an icon on phosphoricons.com, such as credit-card (the duotone ones cannot be used)';

/** An icon of the Phosphor set that consists of a single path. */
export const icon = pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, expected).refine(
  (name) => Object.hasOwn(icons.icons, name) && /^<path [^>]*\/>$/.test(icons.icons[name]?.body ?? ''),
  expected,
);
