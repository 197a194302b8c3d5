import { z } from 'astro/zod';
import { pattern } from './text.ts';

/** A phone number of the United States or Canada, with its country code. */
export const phone = pattern(
  /^\+1-\d{3}-\d{3}-\d{4}$/,
  'a phone number with country and area code, its parts joined by hyphens, such as +1-202-555-0143',
);

const expected = 'an e-mail address, such as office@example.org';

/** An e-mail address. */
export const email = z.email(expected).max(120, expected).meta({ expected });
