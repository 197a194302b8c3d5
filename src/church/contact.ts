import { formatAddress as linesOf } from 'localized-address-format';
import { type CountryCode, getCountryCallingCode, parsePhoneNumberWithError } from 'libphonenumber-js';
import type { Church } from './schema.ts';
import { countryName } from '#content-model/fields/country.ts';

/** `tel:+18045550100,12`: phones dial the comma as a pause, and ignore the `;ext=` of RFC 3966. */
export function telHref(phone: string) {
  const { number, ext } = parsePhoneNumberWithError(phone);
  return `tel:${[number, ext].filter(Boolean).join(',')}`;
}

/** `(804) 555-0100`; a number of another country than that of the address in the international format. */
export function formatPhone(phone: string, { country }: Pick<PostalAddress, 'country'>) {
  const number = parsePhoneNumberWithError(phone);
  const isNational = number.countryCallingCode === getCountryCallingCode(country as CountryCode);
  return isNational ? number.formatNational() : number.formatInternational();
}

export const mailtoHref = (email: string) => `mailto:${email}`;

/** In the order of its country: `9 High Street`, `London`, `N1 9GU`. */
export const addressLines = ({ street, city, region, postalCode, country }: PostalAddress) =>
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

/** On one line, with the country in the main language, which the address is in. */
export function formatAddress({ address, languages: [main] = [] }: AddressFacts) {
  const country = ['US', 'CA'].includes(address.country) ? [] : countryName(address.country, main);
  return addressLines(address).concat(country).join(', ');
}

export type AddressFacts = Pick<Church, 'address'> & Partial<Pick<Church, 'languages'>>;

export type PostalAddress = Church['address'];
