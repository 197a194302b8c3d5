import { iso31662 } from 'iso-3166';
import { isSupportedCountry } from 'libphonenumber-js';

/** Whether a text is the two letters of a country, as ISO 3166 writes it. `Intl` alone knows aliases such as UK. */
export const isCountry = (code: unknown): code is string =>
  typeof code === 'string' && isSupportedCountry(code) && countryNames.of(code) !== undefined;

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** `United Kingdom` */
export const countryName = (code: string, locale = 'en') =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;

/** @returns the letters of the states, provinces and territories, where addresses have them; otherwise none */
export const regionCodesOf = (country: string) =>
  ['US', 'CA', 'AU'].includes(country)
    ? iso31662.filter(({ parent }) => parent === country).map(({ code }) => code.slice(3))
    : [];

/** @returns the English name of a state or province, `Virginia` for `VA`; without one, that of the country in the locale */
export const regionName = (
  { country, region }: { country: string; region?: string | undefined },
  locale = 'en',
) =>
  region
    ? (iso31662.find(({ code }) => code === `${country}-${region}`)?.name ?? region)
    : countryName(country, locale);

/** @returns examples of a country's postal codes; none where any text may be one */
export const postalCodesOf = (country: string) =>
  postalCodes.filter(([, countries]) => countries.split(' ').includes(country)).map(([example]) => example);

/** Whether a postal code has digits and letters where those of its country have them. */
export function isPostalCodeOf(country: string, postalCode: string) {
  const examples = postalCodesOf(country).map(shapeOf);
  return examples.length === 0 || examples.includes(shapeOf(postalCode));
}

const shapeOf = (postalCode: string) => postalCode.replace(/\d/g, '9').replace(/[A-Z]/g, 'A');

/** @see https://chromium-i18n.appspot.com/ssl-address the data of Google's libaddressinput */
const postalCodes = [
  ['23220', 'US'],
  ['23220-1234', 'US'],
  ['M5V 2T6', 'CA'],
  ['2000', 'AT AU BE CH CY DK HU LU NO NZ TN ZA'],
  ['10115', 'DE EE EG ES FI FR HR IT KE KW MX SA'],
  ['1151105', 'EG'],
  ['104 31', 'CZ GR SE SK'],
  ['1012 AB', 'NL'],
  ['00-950', 'PL'],
  ['1000-205', 'PT'],
  ['100-0001', 'JP'],
  ['M1 1AE', 'GB'],
  ['B33 8TH', 'GB'],
  ['CR2 6XH', 'GB'],
  ['DN55 1PT', 'GB'],
  ['W1A 1HQ', 'GB'],
  ['EC1A 1BB', 'GB'],
] as const;
