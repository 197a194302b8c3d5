import {
  alternateImage,
  heading,
  imageWithAlt,
  introduction,
  label,
  pageAssets,
  pageMeta,
  placeholder,
  section,
  strictObject,
  verse,
} from '#content-model/fields.ts';

export const homePageSchema = strictObject({
  ...pageMeta,
  hero: strictObject({
    heading: heading('Welcome to Example Church').describe('The main heading of the page.'),
    verse,
    donateLabel: label('Make a Donation').describe('The button that links to Giving.'),
    scheduleLabel: label('Full Schedule').describe('The button that links to Schedule.'),
    image: imageWithAlt(2400, pageAssets).describe('The image behind the heading.'),
    portraitImage: alternateImage.describe(
      'The same scene in portrait format, which tablets held upright show instead.',
    ),
    placeholder: placeholder
      .describe("Marks the mosaics. Remove it once both images are the church's own photos.")
      .meta({
        expected:
          "The church's own photo, and the same scene in portrait format, which tablets held upright show instead; then delete 'placeholder: true'.",
      }),
  }).describe('The hero at the top of the page.'),
  liturgies: section('Weekly liturgies').describe('The panel with the weekly liturgies.'),
  lifeAt: strictObject(introduction('Life At Example Church', 'A church is its people.')).describe(
    "The 'Life At' cards.",
  ),
  giving: strictObject({
    heading: heading('A cheerful giver'),
    verse,
    buttonLabel: label('Give Now').describe('The button that links to Giving.'),
    image: imageWithAlt(800, pageAssets).describe('The image beside the text.'),
  }).describe('The section that links to Giving.'),
}).meta({
  title: 'Home',
  description:
    "The content of Home. The cards of 'Life At' are in life-at.yaml, the hours in liturgies.yaml.",
});
