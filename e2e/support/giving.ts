import { parsePhoneNumberWithError } from 'libphonenumber-js';
import { parsedContent, words } from './content.ts';

export const { methods: givingMethods } = parsedContent('giving-methods');

/** For tests of what all dialogs have in common. */
export const anyMethod = givingMethods.at(-1) ?? { id: '', buttonLabel: '', heading: '' };

/** The methods with a number, an address or a handle, and what their buttons copy: of a telephone number its digits. */
export const copyMethods = givingMethods.flatMap(({ phone = '', email, handle, ...method }) => {
  const digits = phone && parsePhoneNumberWithError(phone).formatNational().replace(/\D/g, '');
  const details = [
    { href: `tel:${phone.replace(/[ -]/g, '')}`, copied: digits, words: words.copyPhone },
    { href: `mailto:${email}`, copied: email, words: words.copyEmail },
    {
      href: null,
      copied: handle,
      words: /^([A-Z]{2})?\d\d/.test(handle ?? '') ? words.copyPhone : words.copyHandle,
    },
  ];
  return details.flatMap(({ copied, ...detail }) => (copied ? [{ ...method, ...detail, copied }] : []));
});

/** Runs in the page. While the browser's own controls have the focus, the active element is the body. */
export function isFocusOutside(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !activeElement?.closest('dialog');
}
