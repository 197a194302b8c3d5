import { z } from 'astro/zod';
import { email, phone } from './pieces/contact.ts';
import { group } from './pieces/group.ts';
import { secureLink } from './pieces/secure-link.ts';
import { label, text } from './pieces/text.ts';

const regionExpected = 'the two capital letters of the state, such as VA';
const postalCodeExpected = "a ZIP code of five digits in quotation marks, such as '23220'";
const countryExpected = 'the two capital letters of the country, such as US';
const timeZoneExpected = 'the name of a time zone, such as America/New_York';
const calendarExpected =
  'the id of a Google calendar, which looks like an e-mail address, such as abc123@group.calendar.google.com';
const streamExpected = 'the eleven characters after watch?v= in the address of the video, in quotation marks';

/** `church.yaml`: the facts about the church that stand on many pages. */
export const churchSchema = () =>
  group({
    name: text({ min: 3, max: 60, like: 'Example Coptic Orthodox Church' }),
    shortName: text({ max: 20, like: 'EXMP' }),
    address: group({
      street: text({ max: 80, like: '100 Main Street' }),
      city: text({ max: 60, like: 'Richmond' }),
      region: z.string(regionExpected).regex(/^[A-Z]{2}$/, regionExpected),
      postalCode: z.string(postalCodeExpected).regex(/^\d{5}(-\d{4})?$/, postalCodeExpected),
      country: z.string(countryExpected).regex(/^[A-Z]{2}$/, countryExpected),
    }),
    timeZone: z.string(timeZoneExpected).refine(isTimeZone, timeZoneExpected),
    phone,
    email,
    taxEmail: email,
    zellePhone: phone,
    financeOffice: label('Finance office'),
    links: group({
      memberPortal: secureLink,
      membershipRegistration: secureLink,
      onlineGiving: secureLink,
      facebook: secureLink,
      youtube: secureLink,
      instagram: secureLink,
    }),
    calendarId: z.string(calendarExpected).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, calendarExpected),
    streamId: z.string(streamExpected).regex(/^[\w-]{11}$/, streamExpected),
  });

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name })) && name.includes('/');
  } catch {
    return false;
  }
}

export type Church = z.infer<ReturnType<typeof churchSchema>>;
/** The pages on other sites that the church links to. */
export type ChurchLink = keyof Church['links'];
