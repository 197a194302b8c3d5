import { countrySpecs, electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools';

/** Whether people call a handle a number: digits, or an IBAN, which may have letters (GB29 NWBK 6016 1331 9268 19). */
export const isAccountNumber = (handle: string) =>
  /^([A-Z]{2}\d\d[ -]?([A-Z\d]{1,4}[ -]?){3,8}|\d[\d -]*)$/.test(handle);

/** @returns the IBAN without spaces and hyphens; `undefined` for any other handle */
export function compactIban(handle: string): string | undefined {
  const text = electronicFormatIBAN(handle) ?? '';
  return /^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(text) ? text : undefined;
}

/** @returns an IBAN in groups of four; any other handle as it is */
export const formatHandle = (handle: string) => friendlyFormatIBAN(compactIban(handle)) ?? handle;

/** @returns what would be right instead; `undefined` for a valid IBAN, and for what is none */
export function findIbanIssue(handle: string): string | undefined {
  const iban = compactIban(handle);
  if (!iban || isValidIBAN(iban)) return undefined;
  const country = iban.slice(0, 2);
  const length = lengthIn(country);
  if (!length) return `an IBAN, which begins with the letters of its country; ${country} has none`;
  if (iban.length !== length) return `an IBAN with ${length} letters and digits; this one has ${iban.length}`;
  return 'the IBAN as the bank writes it: in this one a digit is wrong';
}

function lengthIn(country: string) {
  const specs = countrySpecs[country];
  return specs?.IBANRegistry ? specs.chars : undefined;
}
