import { z } from 'astro/zod';
import { type OptionalPage, optionalPages } from '#content-model/page-names.ts';
import { languageCodes } from '#language/languages.ts';
import { capitalize } from '#language/templates.ts';
import { player } from '#third-parties.ts';
import {
  confirmed,
  email,
  fieldsFor,
  httpsUrl,
  httpsUrlPattern,
  optional,
  optionalHelp,
  pattern,
  phone,
  plainText,
  postalAddress,
  strictObject,
  timeZone,
  trueOrFalse,
} from '#content-model/fields.ts';

export const socialServices = {
  facebook: 'Facebook',
  youtube: 'YouTube',
  instagram: 'Instagram',
  x: 'X',
  tiktok: 'TikTok',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  soundcloud: 'SoundCloud',
  spotify: 'Spotify',
} as const;

const languagesExpected = `a list of the languages of the site, each once and the main one first, of ${languageCodes.join(', ')}; docs/developers/add-a-language.md tells how to add another`;

export type SocialService = keyof typeof socialServices;

export const churchSchema = strictObject({
  languages: z
    .array(z.enum(languageCodes, languagesExpected), languagesExpected)
    .min(1, languagesExpected)
    .refine((codes) => new Set(codes).size === codes.length, languagesExpected)
    .describe(
      `The languages of the site, the main one first: ${languageCodes.join(', ')}. The content is written in the main one; the dictionaries in translations/ have the others.`,
    ),
  name: plainText({ min: 3, max: 60, example: 'Example Coptic Orthodox Church' }).describe(
    'The full name of the church.',
  ),
  // As long as fits into 'My …' in the header.
  shortName: plainText({ max: 17, most: 17, example: 'EXMP' }).describe(
    'The short name, where the full one is too long.',
  ),
  nameInFull: optional(
    plainText({ max: 80, example: 'St. Mary and St. Mark' }),
    'The names that the letters of the short name are for',
  ).meta({ ask: { need: 'optional', if: { key: 'shortName', pattern: '^[A-Z]{2,}$' } } }),
  address: postalAddress.describe('The postal address, also used by the map and the directions.'),
  timeZone: timeZone.describe('The time zone of all hours.'),
  phone: optional(
    phone,
    'The telephone number with its country code, such as +1-202-555-0143',
    'the site asks to write instead',
  ),
  email: email.describe('The e-mail address for everyone.'),
  taxEmail: email.describe('The e-mail address for questions about taxes; it may be the same.'),
  links: strictObject({
    memberPortal: httpsUrl
      .optional()
      .describe(
        "The page where members log in ('My …' in the header; may be left out: the header then has no such link).",
      ),
    membershipRegistration: httpsUrl
      .optional()
      .describe(
        "The page where people register as members ('Become A Member' in the header; may be left out too).",
      ),
    ...fieldsFor(Object.keys(socialServices) as SocialService[], (service) =>
      optional(httpsUrl, `The page on ${socialServices[service]}`),
    ),
  })
    .prefault({})
    .describe("The church's pages on other sites; each URL begins with https://"),
  calendarId: pattern(
    /^[^\s@<>"'“”„«»‘’]+@[\w.-]+\.\w+$/,
    'the id of a Google calendar, which looks like an e-mail address, such as abc123@group.calendar.google.com',
  )
    .optional()
    .describe(
      "The id of the Google calendar (in its settings, under 'Integrate calendar'; may be left out: Schedule then has no frame of Google Calendar).",
    ),
  calendarUrl: optional(
    httpsUrlPattern(
      /^https:\/\/(?!.*(\/calendar\/embed|\/private-|\/apps\/calendar\/))[^\s"'<>\\]+$/,
      "the public address of the calendar's .ics file, with https:// instead of webcal://, such as https://cloud.example.org/remote.php/dav/public-calendars/abc?export; not its secret address, and not that of a page",
    ),
    'The address of the calendar as an iCalendar file (.ics), where it is not the Google calendar',
  ),
  readingsUrl: optional(httpsUrl, 'A page with all readings of the day, which Schedule links to'),
  embeds: z
    .enum(
      ['at once', 'on request'],
      'at once (maps, calendars and videos load with the page) or on request (a visitor asks for each)',
    )
    .prefault('at once')
    .describe(
      optionalHelp(
        'When the pages load the map, the calendar and the live stream from Google. at once: with the page. on request: when a visitor asks for it, as the European Union, the United Kingdom and Switzerland require',
        'at once',
      ),
    ),
  eventIdSuffix: pattern(/^[0-9a-f-]{36}$/, 'the value that `npm run new-parish` wrote')
    .describe(
      'A part of the ids in the calendar feeds, by which calendar apps know an event. It belongs to this church alone and never changes.',
    )
    .meta({ readonly: true }),
  streamId: optional(
    pattern(player.streamId, player.streamIdExpected),
    player.streamIdDescription,
    'the site then has no page Watch Live',
  ),
  ...fieldsFor(Object.keys(optionalPages) as OptionalPage[], (page) =>
    trueOrFalse
      .prefault(true)
      .describe(optionalHelp(`Whether the site has the page ${capitalize(page)}, and links to it`, 'it has')),
  ),
  twoOwners: confirmed('each account of docs/office/accounts.md has two owners').optional(),
}).meta({
  title: 'The church',
  description: 'The facts about the church. Many pages show them; a change here changes them all.',
});

export type Church = z.infer<typeof churchSchema>;
