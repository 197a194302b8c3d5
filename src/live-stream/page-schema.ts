import { z } from 'astro/zod';
import {
  label,
  link,
  optional,
  optionalList,
  pageFields,
  pattern,
  section,
  sentence,
  strictObject,
  trueOrFalse,
} from '#content-model/fields.ts';
import { videoPattern } from '#third-parties.ts';

const shownExpected = 'how many past liturgies are listed, a number from 0 to 6; 0 is off';

const recording = strictObject({
  video: pattern(
    videoPattern,
    'the eleven characters after watch?v= in the URL of a video on YouTube (in the file within quotation marks), or the whole URL, such as https://youtu.be/aB3dE5gH7iJ',
  ).describe('The URL of a video on YouTube, or the eleven characters after watch?v= in it.'),
  hidden: optional(trueOrFalse, 'true, so that it is not listed', 'it is listed'),
});

export const watchLivePageSchema = strictObject({
  ...pageFields,
  player: strictObject({
    label: label('Sanctuary / Chapel').describe('Where the camera is.'),
    text: sentence('Pray with us from wherever you are.').describe('A sentence or two beside the player.'),
    pastLiturgies: optional(
      link,
      'A link to past liturgies, in place of their list and of those to the channel',
    ),
  }).describe('The player of the live stream.'),
  liturgies: section('Weekly liturgies').describe('The weekly hours beside the player.'),
  recordingsShown: optional(
    z.number(shownExpected).int(shownExpected).min(0, shownExpected).max(6, shownExpected),
    'How many past liturgies of the channel are listed below the player, from 0, which is off, to 6',
    '6',
  ),
  recordings: optionalList(recording, 'video: …').describe(
    'Past live streams that the list has to have, or must not have. It finds most liturgies by itself.',
  ),
}).meta({
  title: 'Watch Live',
  description:
    'The content of Watch Live. The id of the stream is in church.yaml, the hours in liturgies.yaml.',
});
