import { icons } from '@iconify-json/ph';
import { z } from 'astro/zod';

const expected =
  'the name of an icon on phosphoricons.com, such as credit-card (the duotone ones cannot be used)';

/** An icon of the Phosphor set that is drawn in one color. */
export const icon = z
  .string(expected)
  .refine(
    (name) => Object.hasOwn(icons.icons, name) && /^<path [^>]*\/>$/.test(icons.icons[name]?.body ?? ''),
    expected,
  );
