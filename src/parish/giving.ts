import type { Church } from '#schemas/church.ts';
import type { GivingMethods } from '#schemas/giving-methods.ts';
import { addressLines, formatPhone, telHref } from './contact.ts';

/**
 * The giving methods, each with its fact: the online giving page, the Zelle number, the postal address. A method whose fact
 * the church does not have is left out.
 *
 * @param content the text of each method
 * @param church the facts
 * @returns the methods in the order in which the page shows them
 */
export function givingMethods(
  { online, zelle, mail }: GivingMethods,
  { links, zellePhone, financeOffice, address }: Pick<Church, GivingFact>,
) {
  const phone = zellePhone && { phone: formatPhone(zellePhone), phoneHref: telHref(zellePhone) };
  return [
    ...(links.onlineGiving ? [{ ...online, id: 'online', href: links.onlineGiving } as const] : []),
    ...(phone ? [{ ...zelle, id: 'zelle', ...phone } as const] : []),
    { ...mail, id: 'mail', addressLines: [financeOffice, ...addressLines(address)] } as const,
  ];
}

type GivingFact = 'links' | 'zellePhone' | 'financeOffice' | 'address';
