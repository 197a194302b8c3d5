import type { Church } from '#content/schemas/church.ts';
import type { GivingMethods } from '#content/schemas/giving-methods.ts';
import { addressLines, telHref, formatPhone } from './contact.ts';

/**
 * The three ways to give, each with the fact that its dialog is for: the giving page, the number to send to, the
 * address to write to.
 *
 * @param words from content
 * @param church where gifts go
 * @returns the methods in the order in which the page shows them
 */
export function givingMethods(
  { online: { actionLabel, ...online }, zelle, mail }: GivingMethods,
  church: Pick<Church, GivingFact>,
) {
  return [
    { ...online, id: 'online', href: church.links.onlineGiving, label: actionLabel },
    {
      ...zelle,
      id: 'zelle',
      phoneText: formatPhone(church.zellePhone),
      phoneHref: telHref(church.zellePhone),
      copyText: formatPhone(church.zellePhone),
    },
    { ...mail, id: 'mail', addressLines: [church.financeOffice, ...addressLines(church.address)] },
  ] as const;
}

type GivingFact = 'links' | 'zellePhone' | 'financeOffice' | 'address';
