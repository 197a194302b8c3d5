import type { z } from 'astro/zod';
import { strictObject } from '../fields/strict-object.ts';
import { banner, head } from '../fields/page.ts';
import type { ImageReader } from '../fields/image.ts';
import { heading, label, sentence } from '../fields/text.ts';

/** `pages/watch-live.yaml`: the words of Watch Live. */
export const watchLivePageSchema = (image: ImageReader) =>
  strictObject({
    ...head,
    banner: banner(image),
    player: strictObject({
      label: label('Sanctuary / Chapel').describe('Where the camera stands.'),
      embedTitle: label('Live stream, on YouTube').describe('What a screen reader calls the player.'),
      text: sentence('Pray with us from wherever you are.').describe('A sentence or two beside the player.'),
      linkLabel: label('Open on YouTube').describe('The link that opens the stream on the video service.'),
    }).describe('The player of the live stream.'),
    liturgies: strictObject({ heading: heading('Weekly liturgies') }).describe(
      'The weekly hours beside the player.',
    ),
  }).meta({
    title: 'Watch Live',
    description:
      'The words of Watch Live. The id of the stream stands in church.yaml, the hours in liturgies.yaml.',
  });

export type WatchLivePage = z.infer<ReturnType<typeof watchLivePageSchema>>;
