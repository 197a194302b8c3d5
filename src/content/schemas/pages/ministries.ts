import type { z } from 'astro/zod';
import { strictObject } from '../fields/strict-object.ts';
import { banner, head } from '../fields/page.ts';
import type { ImageReader } from '../fields/image.ts';
import { heading, text } from '../fields/text.ts';

/** `pages/ministries.yaml`: the words of Ministries, but for the ministries themselves, which have their own file. */
export const ministriesPageSchema = (image: ImageReader) =>
  strictObject({
    ...head,
    banner: banner(image),
    introduction: strictObject({
      heading: heading('A place for everyone'),
      text: text({
        max: 500,
        example: 'Each of us has received a gift, and each gift is for the others.',
      }).describe('A few sentences.'),
    }).describe('The words before the ministries.'),
  }).meta({
    title: 'Ministries',
    description: 'The words of Ministries. The ministries themselves stand in ministries.yaml.',
  });

export type MinistriesPage = z.infer<ReturnType<typeof ministriesPageSchema>>;
