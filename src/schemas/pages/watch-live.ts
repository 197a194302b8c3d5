import { player } from '#other-sites.ts';
import { strictObject } from '#schemas/fields/object.ts';
import { banner, pageMeta } from '#schemas/fields/page.ts';
import { heading, label, sentence } from '#schemas/fields/text.ts';
import type { SchemaContext } from '#schemas/schema-context.ts';

/** `pages/watch-live.yaml`: the content of Watch Live. */
export const watchLivePageSchema = ({ image }: SchemaContext) =>
  strictObject({
    ...pageMeta,
    banner: banner(image),
    player: strictObject({
      label: label('Sanctuary / Chapel').describe('Where the camera is.'),
      embedTitle: label(`Live stream, on ${player.service}`).describe('The accessible name of the player.'),
      text: sentence('Pray with us from wherever you are.').describe('A sentence or two beside the player.'),
      linkLabel: label(`Open on ${player.service}`).describe(
        `The link that opens the stream on ${player.service}.`,
      ),
      loadingText: label('The stream loads here').describe('In the frame, until it has loaded.'),
    }).describe('The player of the live stream.'),
    liturgies: strictObject({ heading: heading('Weekly liturgies') }).describe(
      'The weekly hours beside the player.',
    ),
  }).meta({
    title: 'Watch Live',
    description:
      'The content of Watch Live. The id of the stream is in church.yaml, the hours in liturgies.yaml.',
  });
