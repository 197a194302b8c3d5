/**
 * Whether a handle is the number of an account, which people call a number and not a name: an IBAN, whose country decides about
 * letters in it (GB29 NWBK 6016 1331 9268 19), or digits.
 */
export const isAccountNumber = (handle: string) =>
  /^([A-Z]{2}\d\d[ -]?([A-Z\d]{1,4}[ -]?){3,8}|\d[\d -]*)$/.test(handle);
