import { parsePhoneNumberWithError } from 'libphonenumber-js';
import { en } from '#i18n/en.ts';
import { content } from './content.ts';

export const { methods: givingMethods } = content('giving-methods');

/** For tests of what all dialogs have in common. */
export const anyMethod = givingMethods.at(-1) ?? { id: '', buttonLabel: '', heading: '' };

/** The methods with a telephone number or an e-mail address, and what their buttons copy: of a number its digits. */
export const copyMethods = givingMethods.flatMap(({ phone, email, ...method }) => {
  if (phone) {
    const href = `tel:${phone.replace(/[ -]/g, '')}`;
    const copied = parsePhoneNumberWithError(phone).formatNational().replace(/\D/g, '');
    return [{ ...method, href, copied, words: en.copyPhone }];
  }
  return email ? [{ ...method, href: `mailto:${email}`, copied: email, words: en.copyEmail }] : [];
});
