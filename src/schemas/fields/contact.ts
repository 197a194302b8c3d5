import { z } from 'astro/zod';
import { isValidPhoneNumber } from 'libphonenumber-js';
import { pattern } from './text.ts';

const phoneExpected =
  'a phone number with country and area code and all its digits, its parts joined by hyphens, such as +1-202-555-0143';

export const phone = pattern(/^\+[1-9]\d{0,2}([ -]\d+)+$/, phoneExpected).refine(
  (text) => isValidPhoneNumber(text),
  phoneExpected,
);

const expected = 'one e-mail address, such as office@example.org';

export const email = z.email(expected).max(120, expected).meta({ expected });
