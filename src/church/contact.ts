import { formatAddress as linesOf } from 'localized-address-format';
import { type CountryCode, getCountryCallingCode, parsePhoneNumberWithError } from 'libphonenumber-js';
import type { Church } from './schema.ts';
import { countryName } from '#content-model/fields/country.ts';

/**
 * @returns the `tel:` URL: `tel:+18045550100`. After a comma, which phones dial as a pause, the extension: they ignore the
 *   `;ext=` of RFC 3966
 */
export function telHref(phone: string): string {
  const { number, ext } = parsePhoneNumberWithError(phone);
  return `tel:${[number, ext].filter(Boolean).join(',')}`;
}

/**
 * @returns in the format of its country: `(804) 555-0100`; a number of another country in the international format. On pages from
 *   right to left `integrations/mark-languages/` keeps its digits in their order
 */
export function formatPhone(phone: string, { country }: Pick<PostalAddress, 'country'>): string {
  const number = parsePhoneNumberWithError(phone);
  const isNational = number.countryCallingCode === getCountryCallingCode(country as CountryCode);
  return isNational ? number.formatNational() : number.formatInternational();
}

export const mailtoHref = (email: string): string => `mailto:${email}`;

/** @returns the lines of a postal address, in the order of its country: `9 High Street`, `London`, `N1 9GU` */
export const addressLines = ({ street, city, region, postalCode, country }: PostalAddress): string[] =>
  linesOf(
    {
      // Canada Post leaves out the comma before the province; people write it, as in the United States.
      postalCountry: country === 'CA' ? 'US' : country,
      addressLines: [street],
      locality: city,
      ...(region && { administrativeArea: region }),
      ...(postalCode && { postalCode }),
    },
    'latin',
  );

/** @returns the address on one line, with the country in the main language, which the address is in */
export const formatAddress = ({ address, languages: [main] = [] }: AddressFacts): string =>
  [
    ...addressLines(address),
    ...(['US', 'CA'].includes(address.country) ? [] : [countryName(address.country, main)]),
  ].join(', ');

export type AddressFacts = Pick<Church, 'address'> & Partial<Pick<Church, 'languages'>>;

export type PostalAddress = Church['address'];
