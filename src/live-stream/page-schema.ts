import { label, link, optional, pageFields, section, sentence, strictObject } from '#content-model/fields.ts';

export const watchLivePageSchema = strictObject({
  ...pageFields,
  player: strictObject({
    label: label('Sanctuary / Chapel').describe('Where the camera is.'),
    text: sentence('Pray with us from wherever you are.').describe('A sentence or two beside the player.'),
    pastLiturgies: optional(link, 'A link to past liturgies, in place of those to the channel'),
  }).describe('The player of the live stream.'),
  liturgies: section('Weekly liturgies').describe('The weekly hours beside the player.'),
}).meta({
  title: 'Watch Live',
  description:
    'The content of Watch Live. The id of the stream is in church.yaml, the hours in liturgies.yaml.',
});
