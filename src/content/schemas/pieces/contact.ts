import { z } from 'astro/zod';

const phoneExpected =
  'a phone number with country and area code, its parts joined by hyphens, such as +1-202-555-0143';

/** A phone number of the United States, in the form that phones dial from anywhere. */
export const phone = z.string(phoneExpected).regex(/^\+1-\d{3}-\d{3}-\d{4}$/, phoneExpected);

const emailExpected = 'an e-mail address, such as office@example.org';

/** An e-mail address. */
export const email = z.email(emailExpected).max(120, emailExpected);
