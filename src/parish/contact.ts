/**
 * @param phone in the format of content: `+1-804-555-0100`
 * @returns the `tel:` URL: `tel:+18045550100`
 * @see https://www.rfc-editor.org/rfc/rfc3966
 */
export const telHref = (phone: string): string => `tel:${phone.replaceAll('-', '')}`;

/**
 * @param phone in the format of content: `+1-804-555-0100`
 * @returns in the format of North America: `(804) 555-0100`
 */
export const formatPhone = (phone: string): string =>
  phone.replace(/^\+1-(\d{3})-(\d{3})-(\d{4})$/, '($1) $2-$3');

/** @returns the `mailto:` URL of an e-mail address */
export const mailtoHref = (email: string): string => `mailto:${email}`;

/** @returns the two lines of a postal address: street; city, state or province, ZIP or postal code */
export function addressLines({ street, city, region, postalCode }: PostalAddress): [string, string] {
  return [street, `${city}, ${region} ${postalCode}`];
}

/** @returns the postal address on one line, in the format that map services accept */
export const formatAddress = (address: PostalAddress): string => addressLines(address).join(', ');

/** A postal address in the United States or Canada. */
export interface PostalAddress {
  street: string;
  city: string;
  region: string;
  postalCode: string;
}
