import type { z } from 'astro/zod';
import { group } from './pieces/group.ts';
import { id } from './pieces/id.ts';
import { listWithIds } from './pieces/list.ts';
import { picture, type ImageReader } from './pieces/picture.ts';
import { sentence, text } from './pieces/text.ts';

const ministry = (image: ImageReader) =>
  group({
    id,
    name: text({ max: 60, like: 'Bible Study' }),
    text: sentence('We read Scripture together, with the Fathers of the Church as our guides.'),
    picture: picture(image),
  });

/** `ministries.yaml`: the ministries, in the order in which the page shows them. */
export const ministriesSchema = (image: ImageReader) =>
  group({ ministries: listWithIds(ministry(image), 'ministries') });

export type Ministry = z.infer<ReturnType<typeof ministry>>;
