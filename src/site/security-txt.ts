import { addDays, dateIn } from '#time/dates.ts';
import { isPlaceholder } from '#content-model/placeholders.ts';

/** In days. The site is rebuilt daily. */
const VALID_DAYS = 180;

/**
 * Where to report a vulnerability.
 * @param now when the site is built
 * @returns nothing while the address is a placeholder, since RFC 9116 requires a contact
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(email: string, canonical: URL, now: Date): string | undefined {
  if (isPlaceholder(email)) return undefined;
  return [
    `Contact: mailto:${email}`,
    `Expires: ${addDays(dateIn('UTC', now), VALID_DAYS)}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${canonical.href}`,
    '',
  ].join('\n');
}
