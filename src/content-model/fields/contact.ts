import { z } from 'astro/zod';
import { isValidPhoneNumber } from 'libphonenumber-js';
import { isCountry, isPostalCodeOf, postalCodesOf, regionCodesOf, regionName } from './country.ts';
import { rule, strictObject } from './object.ts';
import { pattern, plainText, type TextLimits } from './text.ts';

export const phone = pattern(
  /^\+[1-9]\d{0,2}([ -]\d+)+( ext\. \d{1,6})?$/,
  'a phone number with country and area code and all its digits, its parts joined by hyphens, such as +1-202-555-0143, with an extension +1-202-555-0143 ext. 12',
  isValidPhoneNumber,
);

const expected = 'one e-mail address, such as office@example.org';

export const email = pattern(z.regexes.email, expected).max(120, expected);

const fact = (limits: TextLimits) => plainText(limits).meta({ translatable: false });

export const postalAddress = strictObject({
  country: pattern(
    /^[A-Z]{2}$/,
    'the two capital letters of a country, such as US, CA, AU, GB or EG',
    isCountry,
  ).describe('The two letters of the country, such as US, CA, AU, GB or EG.'),
  street: fact({ max: 80, example: '100 Main Street' }).describe('House number and street.'),
  city: fact({ max: 60, example: 'Richmond' }).describe('Town or city.'),
  region: fact({ max: 40, example: 'VA' })
    .optional()
    .describe(
      'The letters of the state or province in the United States, Canada and Australia; elsewhere it may be left out.',
    ),
  postalCode: pattern(
    /^[A-Z\d]+([ -][A-Z\d]+)*$/,
    'a ZIP or postal code in digits and capital letters, such as 23220 or M5V 2T6 (in the file within quotation marks)',
  )
    .max(12)
    .optional()
    .describe(
      'The ZIP or postal code (in the file within quotation marks; may be left out where a country has none).',
    ),
}).check(
  rule(({ country, region = '', postalCode }, report) => {
    const regions = regionCodesOf(country);
    if (regions.length > 0 && !regions.includes(region)) report(['region'], regionExpected(country));
    else if (!isPostalCodeOf(country, postalCode ?? ''))
      report(
        ['postalCode'],
        `the ${country === 'US' ? 'ZIP' : 'postal'} code of a place in ${regionName({ country, region })}, such as ${postalCodesOf(country)[0]}`,
      );
  }),
);

const regionExpected = (country: string) =>
  country === 'AU'
    ? 'the two or three capital letters of a state, such as NSW'
    : `the two capital letters of a ${country === 'US' ? 'state, such as VA' : 'province, such as ON'}`;
