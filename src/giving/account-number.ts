/**
 * Whether a handle is the number of an account, which people call a number and not a name: an IBAN, whose country decides about
 * letters in it (GB29 NWBK 6016 1331 9268 19), or digits.
 */
export const isAccountNumber = (handle: string) =>
  /^([A-Z]{2}\d\d[ -]?([A-Z\d]{1,4}[ -]?){3,8}|\d[\d -]*)$/.test(handle);

/** @returns the IBAN without spaces and hyphens; `undefined` for anything else that receives gifts */
export function compactIban(handle: string): string | undefined {
  const text = handle.replace(/[ -]/g, '').toUpperCase();
  return /^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(text) ? text : undefined;
}

/** @returns an IBAN in groups of four, as banks print it; any other handle as it is */
export const formatHandle = (handle: string): string =>
  compactIban(handle)?.replace(/.{4}(?=.)/g, '$& ') ?? handle;

/**
 * @returns what would be right instead; `undefined` for a valid IBAN, and for what is none
 * @see https://www.swift.com/standards/data-standards/iban-international-bank-account-number
 */
export function findIbanIssue(handle: string): string | undefined {
  const iban = compactIban(handle);
  if (!iban) return undefined;
  const country = iban.slice(0, 2);
  const length = Number(
    lengths
      .split(' ')
      .find((it) => it.startsWith(country))
      ?.slice(2),
  );
  if (!length) return `an IBAN, which begins with the letters of its country; ${country} has none`;
  if (iban.length !== length) return `an IBAN with ${length} letters and digits; this one has ${iban.length}`;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (it) => String(parseInt(it, 36)));
  return BigInt(digits) % 97n === 1n
    ? undefined
    : 'the IBAN as the bank writes it: in this one a digit is wrong';
}

/** Whether banks of a country have IBANs. */
export const hasIban = (country: string) => lengths.includes(country);

const lengths =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SD18 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20';
