import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { Document } from 'yaml';
import { type Church, churchSchema } from '#church/schema.ts';
import { languageCodes } from '#language/languages.ts';
import type { ContentFile } from '#content/content-files.ts';
import { postalCodesOf, regionCodesOf } from '#content-model/fields/country.ts';

/**
 * The facts that `npm run new-parish` asks for, by its options: the key in `church.yaml`, the question, and how content writes it.
 * What is not answered is a placeholder, or left out where its key is optional.
 */
export const factOptions = {
  country: {
    path: 'address.country',
    label: 'Country, in two letters, such as US, CA, AU or GB',
    normalize: (typed) => typed.toUpperCase(),
  },
  name: { path: 'name', label: 'Full name of the church' },
  'short-name': { path: 'shortName', label: "Short name, for 'My …' and 'Life At …', at most 17 characters" },
  street: { path: 'address.street', label: 'House number and street' },
  city: { path: 'address.city', label: 'Town or city' },
  region: {
    path: 'address.region',
    label: 'State or province, in the United States, Canada and Australia in letters (Enter: none)',
    normalize: (typed) => (typed.length <= 3 ? typed.toUpperCase() : typed),
    isOptional: (country) => regionCodesOf(country).length === 0,
  },
  'postal-code': {
    path: 'address.postalCode',
    label: 'ZIP or postal code (Enter: none)',
    isOptional: (country) => postalCodesOf(country).length === 0,
    normalize: (typed) => typed.toUpperCase().replace(/^([A-Z]\d[A-Z])-?(\d[A-Z]\d)$/, '$1 $2'),
  },
  'time-zone': { path: 'timeZone', label: 'Time zone, such as America/Chicago' },
  phone: {
    path: 'phone',
    label: 'Telephone number, such as +1-202-555-0143 (Enter: later)',
    normalize: formatWithHyphens,
    isOptional: () => true,
  },
  email: { path: 'email', label: 'E-mail address (Enter: later)', isOptional: () => true },
  languages: {
    path: 'languages',
    label: `Languages of the site, the main one first, of ${languageCodes.join(', ')}, such as: de ar (Enter: en ar)`,
    isOptional: () => true,
  },
  stream: {
    path: 'streamId',
    label: 'Live stream: the id of the YouTube channel or video (Enter: none)',
    isOptional: () => true,
  },
  calendar: {
    path: 'calendarId',
    label: 'Google calendar: its id, such as abc123@group.calendar.google.com (Enter: none)',
    isOptional: () => true,
  },
  'member-portal': linkOption('memberPortal', 'Where members log in'),
  registration: linkOption('membershipRegistration', 'Where people register as members'),
  facebook: linkOption('facebook', 'Page on Facebook'),
  youtube: linkOption('youtube', 'Page on YouTube'),
  instagram: linkOption('instagram', 'Page on Instagram'),
  giving: {
    file: 'giving-methods.yaml',
    path: 'methods',
    choices: ['online', 'zelle', 'e-transfer', 'bank-transfer', 'mail'],
    label: 'Ways to give, of online, zelle, e-transfer, bank-transfer, mail (Enter: online)',
    isOptional: () => true,
  },
  'legal-pages': {
    file: 'legal.yaml',
    path: 'pages',
    choices: ['Imprint', 'Privacy'],
    label: 'Legal pages, of Imprint, Privacy; in Europe the law asks for both (Enter: none)',
    isOptional: () => true,
  },
} as const satisfies Record<string, FactOption>;

export type ParishFacts = Partial<Record<keyof typeof factOptions, string>>;

/** @returns the facts as content writes them: `ab` as `AB`, `t2p1j9` as `T2P 1J9`, `(403) 555-0143` as `+1-403-555-0143` */
export const normalizeFacts = (facts: ParishFacts): ParishFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([option, value]) => {
      const { normalize }: FactOption = factOptions[option as keyof ParishFacts];
      const typed = value.trim();
      return [option, normalize?.(typed, (facts.country ?? '').trim().toUpperCase()) ?? typed];
    }),
  );

/** Whether a church has a placeholder for this fact, or in its country none. */
export function isOptionalFact(option: keyof ParishFacts, country: string) {
  const { isOptional }: FactOption = factOptions[option];
  return isOptional?.(country) ?? false;
}

/** @returns the facts that are not valid, with what would be */
export function findInvalidFacts(facts: ParishFacts) {
  // Region and postal code are checked where the rest of the address is valid.
  const church = new Document({ address: { street: 'Street', city: 'City' } });
  const given = Object.entries(facts).map(([option, found]) => {
    const { path, choices }: FactOption = factOptions[option as keyof ParishFacts];
    if (!choices) church.setIn(path.split('.'), path === 'languages' ? toList(found) : found);
    return { option, found, path, choices };
  });
  const issues = churchSchema.safeParse(church.toJS()).error?.issues ?? [];
  return given.flatMap(({ option, found, path, choices }) => {
    const isKnown = toList(found).every((it) => choices?.some((id) => id.toLowerCase() === it));
    if (choices) return isKnown ? [] : { option, found, expected: `some of ${choices.join(', ')}` };
    const issue = issues.find((it) => it.path.join('.').startsWith(path));
    return issue ? { option, found, expected: issue.message.replace(/ \(in the file.*\)/, '') } : [];
  });
}

/** @returns the words of an answer, in small letters: `de`, `ar` */
export const toList = (typed: string) => typed.toLowerCase().split(/[\s,]+/);

function linkOption(key: keyof Church['links'], label: string) {
  return { path: `links.${key}`, label: `${label}: its URL (Enter: none)`, isOptional: () => true };
}

/** @returns a phone number as `+61-2-5550-1234`; what is none, or has an extension, as it was typed */
function formatWithHyphens(typed: string, country: string) {
  const number = parsePhoneNumberFromString(typed, country as CountryCode);
  return number?.isValid() && !number.ext ? number.formatInternational().replaceAll(' ', '-') : typed;
}

export interface FactOption {
  /** The file, where it is not `church.yaml`, and the key in it. */
  file?: ContentFile;
  path: string;
  label: string;
  normalize?: (typed: string, country: string) => string;
  /** Whether a church has a placeholder without it, or none in its country. */
  isOptional?: (country: string) => boolean;
  /** The ids of the list's entries, of which a parish has those that it asks for. */
  choices?: readonly string[];
}
