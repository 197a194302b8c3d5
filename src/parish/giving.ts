import type { Church } from '#content/schemas/church.ts';
import type { GivingWays } from '#content/schemas/giving-ways.ts';
import { addressLines, telephoneHref, telephoneText } from './contact.ts';

/**
 * The three ways to give, each with the fact that its dialog is for: the giving page, the number to send to, the
 * address to write to.
 *
 * @param words from content
 * @param church where gifts go
 * @returns the ways in the order in which the page shows them
 */
export function waysToGive(
  { online: { actionLabel, ...online }, zelle, mail }: GivingWays,
  church: Pick<Church, GivingFact>,
) {
  return [
    { ...online, id: 'online', href: church.links.onlineGiving, label: actionLabel },
    {
      ...zelle,
      id: 'zelle',
      phoneText: telephoneText(church.zellePhone),
      phoneHref: telephoneHref(church.zellePhone),
      copyText: telephoneText(church.zellePhone),
    },
    { ...mail, id: 'mail', addressLines: [church.financeOffice, ...addressLines(church.address)] },
  ] as const;
}

type GivingFact = 'links' | 'zellePhone' | 'financeOffice' | 'address';
