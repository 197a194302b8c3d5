/** How long the file may be believed, in days. A site that is built daily never comes near the end. */
const VALID_FOR = 180;

/**
 * `security.txt`: whom to tell about a weakness of the site.
 *
 * @param email the church's address
 * @param canonical where the file stands
 * @param now when the site is built; only the day counts, in UTC
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(email: string, canonical: URL, now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + VALID_FOR);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical.href}`,
    '',
  ].join('\n');
}
