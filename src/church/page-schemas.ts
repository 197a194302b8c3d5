import { z } from 'astro/zod';
import {
  alternateImage,
  decorativeImage,
  heading,
  imageWithAlt,
  introduction,
  label,
  link,
  optional,
  pageAssets,
  pageFields,
  pageMeta,
  paragraphs,
  pattern,
  placeholder,
  section,
  sentence,
  strictObject,
  text,
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
    portraitImage: alternateImage.describe('The same scene in portrait format, which phones show instead.'),
    placeholder: placeholder
      .describe("Marks the mosaics. Remove it once both images are the church's own photos.")
      .meta({
        expected:
          "The church's own photo, and the same scene in portrait format, which phones show instead; then delete 'placeholder: true'.",
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

export const schedulePageSchema = strictObject({
  ...pageFields,
  upcoming: strictObject({
    heading: heading('Upcoming events'),
    show: z
      .enum(
        ['embed', 'list'],
        "embed (the frame of Google Calendar) or list (the events in the page's own text)",
      )
      .describe(
        'embed: the frame of Google Calendar; list: the events as text, as they are when the site is built: embed, list.',
      ),
  }).describe('The list of the next events, from the calendar.'),
  fullCalendar: section('Full calendar').describe('The whole calendar, month by month.'),
  liturgies: section('Weekly liturgies').describe('The weekly hours beside the events.'),
}).meta({
  title: 'Schedule',
  description:
    'The content of Schedule. The hours are in liturgies.yaml, the id of the calendar in church.yaml.',
});

export const givingPageSchema = strictObject({
  ...pageFields,
  why: strictObject({
    heading: heading('Why we give'),
    paragraphs: paragraphs('Giving is an act of worship.').describe('The text, paragraph by paragraph.'),
    verse,
  }).describe('The section about why we give.'),
  methods: strictObject({
    heading: heading('How to give'),
    text: sentence('Choose what suits you.')
      .optional()
      .describe('A sentence under the heading (may be left out; not shown above a single method).'),
  }).describe('The giving methods.'),
  taxNote: sentence('For tax questions, please write to').describe(
    'The sentence before the e-mail address for tax questions (the address itself is in church.yaml).',
  ),
  receipts: optional(
    strictObject({
      taxNumber: pattern(/^[\w ./-]{5,30}$/, 'a number such as 12-3456789').describe(
        'The tax number of the church; in the United States its EIN.',
      ),
      text: sentence('We send a receipt for the gifts of a year each January.').describe(
        'A sentence about receipts.',
      ),
    }),
    'The tax number and a sentence about receipts',
  ).meta({ ask: { need: 'optional' } }),
  allocation: optional(
    sentence('The church may allocate donations as it sees fit.'),
    'A sentence about how the church may use gifts',
  ).meta({ ask: { need: 'decision' } }),
  volunteering: strictObject({
    heading: heading('Give your time'),
    text: sentence('Many hands keep a church.').describe('A sentence or two under the heading.'),
  }).describe('The volunteer cards.'),
}).meta({
  title: 'Giving',
  description:
    'The content of Giving. The giving methods are in giving-methods.yaml, the volunteer cards in volunteering.yaml.',
});

export const ministriesPageSchema = strictObject({
  ...pageFields,
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

export const watchLivePageSchema = strictObject({
  ...pageFields,
  player: strictObject({
    label: label('Sanctuary / Chapel').describe('Where the camera is.'),
    text: sentence('Pray with us from wherever you are.').describe('A sentence or two beside the player.'),
    pastLiturgies: optional(link, 'A link to past liturgies'),
  }).describe('The player of the live stream.'),
  liturgies: section('Weekly liturgies').describe('The weekly hours beside the player.'),
}).meta({
  title: 'Watch Live',
  description:
    'The content of Watch Live. The id of the stream is in church.yaml, the hours in liturgies.yaml.',
});

export const aboutUsPageSchema = strictObject({
  ...pageFields,
  pillars: strictObject(introduction('Our pillars', 'What our life together rests on.')).describe(
    'The pillars.',
  ),
  clergy: strictObject({
    heading: heading('Our priests'),
    text: optional(sentence('Fathers to the congregation.'), 'A sentence under the heading'),
    image: decorativeImage.describe('The wide image above the heading.'),
  }).describe('The priests.'),
  pope: section('The Pope of Alexandria').describe('The Pope of Alexandria.'),
  map: section('Where to find us').describe('The map.'),
}).meta({
  title: 'About Us',
  description:
    'The content of About Us. The pillars are in pillars.yaml, the priests and the Pope in clergy.yaml, the questions in first-visit.yaml.',
});

const feedbackExpected =
  'silent (the form shows nothing after sending) or status (it shows whether the message was sent)';

export const contactUsPageSchema = strictObject({
  ...pageFields,
  form: strictObject(introduction('Write to us', 'We read every message.')).describe('The form.'),
  details: strictObject({
    heading: heading('Visit or call'),
    hoursLabel: label('Weekly liturgies').describe('The label of the weekly hours.'),
  }).describe('The address, phone, e-mail and hours beside the form.'),
  feedback: z
    .enum(['silent', 'status'], feedbackExpected)
    .default('silent')
    .describe(
      'What the form shows after sending. silent: nothing, also when the message could not be sent. status (recommended): thanks, or why the message was not sent and what to do.',
    )
    // A visitor whose message was not sent is left without a word.
    .meta({ ask: { need: 'decision', while: ['silent', null] } }),
  messages: strictObject({
    sent: sentence('Thank you. Your message is on its way.').describe('When the message was sent.'),
    headlessBrowser: sentence('Please open this page in an ordinary browser.').describe(
      'When the e-mail service rejects automated browsers (error 451).',
    ),
    forbidden: sentence('The message was refused. Please write us an e-mail instead.').describe(
      'When the e-mail service rejects the sender (error 403).',
    ),
    tooManyRequests: sentence('Too many messages just now. Please wait a minute and send it again.').describe(
      'When too many messages were sent in a short time (error 429).',
    ),
    networkError: sentence('No connection. Please check it and send the message again.').describe(
      'When there is no connection (error 0).',
    ),
    offline: sentence('No connection. The message will be sent when there is one.').describe(
      'When the message is sent without a connection and before the form is ready. It is sent once there is a connection, if the page stays open.',
    ),
    other: sentence('The message could not be sent. Please try again in a moment.').describe(
      'When anything else goes wrong.',
    ),
  }).describe('What the form shows when feedback is set to status.'),
}).meta({
  title: 'Contact Us',
  description:
    'The content of Contact Us and of its form. Address, phone and e-mail are in church.yaml, the hours in liturgies.yaml.',
});

export type ContactUsPage = z.infer<typeof contactUsPageSchema>;
