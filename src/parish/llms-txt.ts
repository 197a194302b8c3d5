import type { Church } from '#content/schemas/church.ts';
import type { Liturgy } from '#content/schemas/liturgies.ts';
import { formatAddress, formatPhone } from './contact.ts';
import { formatTimeRange } from './liturgies.ts';
import { isPlaceholder } from './placeholders.ts';

/**
 * What assistants read of the site without looking through its pages, in the form that llms.txt is proposed to have:
 * the name, what the church is, its hours and address, then links to the pages. What the church has yet to supply is
 * left out.
 *
 * @param words the labels that visitors see beside the same facts
 * @param links addresses with their host
 * @returns Markdown
 * @see https://llmstxt.org
 */
export function llmsTxt(
  {
    name,
    address,
    phone,
    email,
    timeZone,
  }: Pick<Church, 'name' | 'address' | 'phone' | 'email' | 'timeZone'>,
  liturgies: readonly Liturgy[],
  words: AssistantWords,
  links: { pages: readonly Link[]; calendar: Link },
): string {
  const facts = [
    [words.addressLabel, formatAddress(address)],
    ...(isPlaceholder(phone) ? [] : [[words.phoneLabel, formatPhone(phone)]]),
    ...(isPlaceholder(email) ? [] : [[words.emailLabel, email]]),
    [
      `${words.hoursLabel} (${timeZone})`,
      liturgies.map((it) => `${it.day} ${formatTimeRange(it)}`).join('; '),
    ],
  ];
  const parts = [
    `# ${name}`,
    `> ${words.summary}`,
    facts.map(([label, fact]) => `- ${label}: ${fact}`).join('\n'),
    '## Pages',
    links.pages.map(markdownLink).join('\n'),
    '## Calendar',
    markdownLink(links.calendar),
  ];
  return `${parts.join('\n\n')}\n`;
}

const markdownLink = ({ name, address, about }: Link) => `- [${name}](${address}): ${about}`;

interface AssistantWords {
  /** What the church is, in a sentence or two. */
  summary: string;
  addressLabel: string;
  phoneLabel: string;
  emailLabel: string;
  hoursLabel: string;
}

interface Link {
  name: string;
  address: string;
  /** What is found there. */
  about: string;
}
