import type { Church } from '#content/schemas/church.ts';
import type { GivingMethods } from '#content/schemas/giving-methods.ts';
import { addressLines, formatPhone, telHref } from './contact.ts';

/**
 * The three giving methods, each with its fact: the online giving page, the Zelle number, the postal address.
 *
 * @param content the text of each method
 * @param church the facts
 * @returns the methods in the order in which the page shows them
 */
export function givingMethods({ online, zelle, mail }: GivingMethods, church: Pick<Church, GivingFact>) {
  return [
    { ...online, id: 'online', href: church.links.onlineGiving },
    { ...zelle, id: 'zelle', phone: formatPhone(church.zellePhone), phoneHref: telHref(church.zellePhone) },
    { ...mail, id: 'mail', addressLines: [church.financeOffice, ...addressLines(church.address)] },
  ] as const;
}

type GivingFact = 'links' | 'zellePhone' | 'financeOffice' | 'address';
