import { type CountryCode, getCountryCallingCode, parsePhoneNumberWithError } from 'libphonenumber-js';
import type { Church } from '#schemas/church.ts';
import { countryName } from '#schemas/fields/country.ts';

/**
 * @returns the `tel:` URL: `tel:+18045550100`
 * @see https://www.rfc-editor.org/rfc/rfc3966
 */
export const telHref = (phone: string): string => parsePhoneNumberWithError(phone).getURI();

/** @returns in the format of its country: `(804) 555-0100`; a number of another country in the international format */
export function formatPhone(phone: string, { country }: Pick<PostalAddress, 'country'>): string {
  const number = parsePhoneNumberWithError(phone);
  const isNational = number.countryCallingCode === getCountryCallingCode(country as CountryCode);
  return isNational ? number.formatNational() : number.formatInternational();
}

export const mailtoHref = (email: string): string => `mailto:${email}`;

/** @returns the lines of a postal address, in the order of its country: `9 High Street`, `London`, `N1 9GU` */
export function addressLines({ street, city, region, postalCode, country }: PostalAddress): string[] {
  const place = [city, region].filter(Boolean).join(withoutComma.has(country) ? ' ' : ', ');
  if (postalCodeOnOwnLine.has(country))
    return [street, place, postalCode].filter((line) => line !== undefined);
  const line = postalCodeFirst.has(country) ? [postalCode, place] : [place, postalCode];
  return [street, line.filter(Boolean).join(' ')];
}

// The order in which Google's libaddressinput has the city (C), the region (S) and the postal code (Z); by default C, S Z.
const withoutComma = new Set('AU ES IT'.split(' '));
const postalCodeOnOwnLine = new Set(
  'AC AF AI BR CU EG FK GB GG GI GS HN HU IE IM IO IQ JE KE KR LK NA PN RU SD SH SZ TA TC UA VG ZA'.split(
    ' ',
  ),
);
const postalCodeFirst = new Set(
  [
    'AD AR AT AX AZ BA BE BG BL BY CH CL CV CY CZ DE DK DO DZ EE EH ES ET FI FO FR GE GF GL GN GP GR GT GW HR HT IS IT',
    'KG KW LA LI LR LT LU MA MC MD ME MF MG MK MQ MX MY MZ NC NE NL NO PF PL PM PT PY RE RO RS SE SI SJ SK SM SN SV TJ TM',
    'TN TR TZ UY UZ VA WF XK YT ZM',
  ].flatMap((codes) => codes.split(' ')),
);

export const formatAddress = (address: PostalAddress): string =>
  [
    ...addressLines(address),
    ...(['US', 'CA'].includes(address.country) ? [] : [countryName(address.country)]),
  ].join(', ');

export type PostalAddress = Church['address'];
