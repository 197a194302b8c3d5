import type { z } from 'astro/zod';
import { group } from '../pieces/group.ts';
import { banner, head } from '../pieces/page.ts';
import type { ImageReader } from '../pieces/picture.ts';
import { heading, label, sentence } from '../pieces/text.ts';

/** `pages/watch-live.yaml`: the words of Watch Live. */
export const watchLivePageSchema = (image: ImageReader) =>
  group({
    ...head,
    banner: banner(image),
    player: group({
      label: label('Sanctuary / Chapel'),
      embedTitle: label('Live stream, on YouTube'),
      text: sentence('Pray with us from wherever you are.'),
      linkLabel: label('Open on YouTube'),
    }),
    liturgies: group({ heading: heading('Weekly liturgies') }),
  });

export type WatchLivePage = z.infer<ReturnType<typeof watchLivePageSchema>>;
