import { z } from 'astro/zod';
import { email, phone } from './fields/contact.ts';
import { strictObject } from './fields/strict-object.ts';
import { pattern } from './fields/pattern.ts';
import { httpsUrl } from './fields/https-url.ts';
import { label, text } from './fields/text.ts';

const timeZoneExpected = 'the name of a time zone, such as America/New_York';

/** `church.yaml`: the facts about the church that stand on many pages. */
export const churchSchema = () =>
  strictObject({
    name: text({ min: 3, max: 60, example: 'Example Coptic Orthodox Church' }).describe(
      'The full name of the church.',
    ),
    shortName: text({ max: 20, example: 'EXMP' }).describe('The short name, where the full one is too long.'),
    address: strictObject({
      street: text({ max: 80, example: '100 Main Street' }).describe('House number and street.'),
      city: text({ max: 60, example: 'Richmond' }).describe('Town or city.'),
      region: pattern(/^[A-Z]{2}$/, 'the two capital letters of the state, such as VA').describe(
        'The two letters of the state.',
      ),
      postalCode: pattern(
        /^\d{5}(-\d{4})?$/,
        'a ZIP code of five digits, such as 23220 (in the file within quotation marks)',
      ).describe('The ZIP code (in the file within quotation marks).'),
      country: pattern(/^[A-Z]{2}$/, 'the two capital letters of the country, such as US').describe(
        'The two letters of the country.',
      ),
    }).describe('The postal address, which the map and the directions use too.'),
    geo: strictObject({
      latitude: degrees(90, '37.5407').describe('How far north, in degrees.'),
      longitude: degrees(180, '-77.4360').describe(
        'How far east, in degrees; places in the west are below 0.',
      ),
    })
      .optional()
      .describe('Where the church stands on the map, for search engines (may be left out).'),
    timeZone: pattern(/^[A-Z][\w+-]*(\/[\w+-]+)+$/, timeZoneExpected)
      .refine(isTimeZone, timeZoneExpected)
      .describe('The time zone in which all hours are meant.'),
    phone: phone.describe('The telephone number, written +1-area-number.'),
    email: email.describe('The e-mail address for everyone.'),
    taxEmail: email.describe('The e-mail address for questions about taxes; it may be the same.'),
    zellePhone: phone.describe('The telephone number that receives gifts by Zelle; it may be the same.'),
    financeOffice: label('Finance office').describe('To whom gifts by mail are addressed.'),
    links: strictObject({
      memberPortal: httpsUrl.describe("Where members log in ('My SMPK' in the bar)."),
      membershipRegistration: httpsUrl.describe(
        "Where people register as members ('Become A Member' in the bar).",
      ),
      onlineGiving: httpsUrl.describe('Where gifts are given online.'),
      facebook: httpsUrl.describe('The church on Facebook.'),
      youtube: httpsUrl.describe('The church on YouTube.'),
      instagram: httpsUrl.describe('The church on Instagram.'),
    }).describe("The church's pages on other sites; each address begins with https://"),
    calendarId: pattern(
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
      'the id of a Google calendar, which looks like an e-mail address, such as abc123@group.calendar.google.com',
    ).describe("The id of the Google calendar (in its settings, under 'Integrate calendar')."),
    streamId: pattern(
      /^[\w-]{11}$/,
      'the eleven characters after watch?v= in the address of the video (in the file within quotation marks)',
    ).describe("The id of the live stream: the eleven characters after 'watch?v=' in its YouTube address."),
  }).meta({
    title: 'The church',
    description: 'The facts about the church. They stand on many pages; a change here changes them all.',
  });

/** A coordinate, as maps show it when a place on them is pressed for long. */
function degrees(limit: number, example: string) {
  const expected = `a number of degrees from -${limit} to ${limit}, such as ${example}`;
  return z.number(expected).min(-limit, expected).max(limit, expected);
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

export type Church = z.infer<ReturnType<typeof churchSchema>>;
/** The pages on other sites that the church links to. */
export type ChurchLink = keyof Church['links'];
