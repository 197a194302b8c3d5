import type { z } from 'astro/zod';
import { strictObject } from '../fields/strict-object.ts';
import { banner, pageMeta } from '../fields/page.ts';
import type { ImageReader } from '../fields/image.ts';
import { heading, text } from '../fields/text.ts';

/** `pages/ministries.yaml`: the content of Ministries. The ministries themselves have their own file. */
export const ministriesPageSchema = (image: ImageReader) =>
  strictObject({
    ...pageMeta,
    banner: banner(image),
    introduction: strictObject({
      heading: heading('A place for everyone'),
      text: text({
        max: 500,
        example: 'Each of us has received a gift, and each gift is for the others.',
      }).describe('A few sentences.'),
    }).describe('The introduction above the ministries.'),
  }).meta({
    title: 'Ministries',
    description: 'The content of Ministries. The ministries themselves are in ministries.yaml.',
  });

export type MinistriesPage = z.infer<ReturnType<typeof ministriesPageSchema>>;
