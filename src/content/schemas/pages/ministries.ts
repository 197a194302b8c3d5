import type { z } from 'astro/zod';
import { group } from '../pieces/group.ts';
import { banner, head } from '../pieces/page.ts';
import type { ImageReader } from '../pieces/picture.ts';
import { heading, text } from '../pieces/text.ts';

/** `pages/ministries.yaml`: the words of Ministries, but for the ministries themselves, which have their own file. */
export const ministriesPageSchema = (image: ImageReader) =>
  group({
    ...head,
    banner: banner(image),
    introduction: group({
      heading: heading('A place for everyone'),
      text: text({
        max: 500,
        like: 'Each of us has received a gift, and each gift is for the others.',
      }).describe('A few sentences.'),
    }).describe('The words before the ministries.'),
  }).meta({
    title: 'Ministries',
    description: 'The words of Ministries. The ministries themselves stand in ministries.yaml.',
  });

export type MinistriesPage = z.infer<ReturnType<typeof ministriesPageSchema>>;
