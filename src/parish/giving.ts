import type { GivingMethods } from '#schemas/giving-methods.ts';
import { addressLines, formatPhone, mailtoHref, type PostalAddress, telHref } from './contact.ts';

/**
 * The giving methods with what their dialogs are for: a page to open, a telephone number or e-mail address to copy, or a
 * postal address.
 *
 * @param content the methods, and the labels of their dialogs
 * @param address of the church, where gifts are mailed to
 * @param newTabLabel what screen readers add to a link that opens a new tab
 * @returns the methods in the order of content
 */
export function givingMethods(
  { methods, labels }: GivingMethods,
  address: PostalAddress,
  newTabLabel: string,
) {
  return methods.map((method) => {
    const { id, title, text, buttonLabel, heading, steps } = method;
    return { id, title, text, buttonLabel, heading, steps, action: actionOf(method) };
  });

  function actionOf({ url, phone, email, addressee = '' }: GivingMethods['methods'][number]) {
    if (url) return { type: 'link', href: url, label: labels.openLabel, newTabLabel } as const;
    const { copiedLabel } = labels;
    if (phone) {
      const text = formatPhone(phone);
      // As banks take it.
      const copyText = text.replace(/\D/g, '');
      return { type: 'copy', text, href: telHref(phone), copyText, ...labels.phone, copiedLabel } as const;
    }
    if (email) {
      const href = mailtoHref(email);
      return { type: 'copy', text: email, href, copyText: email, ...labels.email, copiedLabel } as const;
    }
    return { type: 'address', lines: [addressee, ...addressLines(address)] } as const;
  }
}
