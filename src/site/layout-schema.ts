import { z } from 'astro/zod';
import { label, linkablePage, sentence, strictObject, text } from '#content-model/fields.ts';
import { pageNames } from '#content-model/page-names.ts';

const headerPages = [...pageNames, 'memberPortal', 'membershipRegistration'] as const;

/** Whether it is a page of another site, whose URL is in `church.yaml`. */
export const isMemberPage = (page: (typeof headerPages)[number]) =>
  page === 'memberPortal' || page === 'membershipRegistration';

/** Short, so that the links of the header fit in one row, or on small desktops in two. */
const linkFields = {
  label: text({ max: 26, example: 'Giving' }).describe('The label of the link.'),
};

const pageLink = strictObject({
  ...linkFields,
  page: linkablePage.describe('The page of the site that it opens.'),
});

const headerLink = strictObject({
  ...linkFields,
  page: z
    .enum(headerPages, `one of ${headerPages.join(', ')}`)
    .describe(
      `The page that it opens: ${headerPages.join(', ')} (the URLs of the last two are in church.yaml).`,
    ),
});

function links<Link extends z.ZodType>(link: Link, max: number) {
  const expected = `a list of 1 to ${max} links, each beginning with a hyphen and its label: - label: …`;
  return z.array(link, expected).min(1, expected).max(max, expected);
}

export const layoutSchema = strictObject({
  menuLabel: text({ max: 20, example: 'Menu' }).describe(
    'The button that opens the menu with the other pages.',
  ),
  headerLinks: links(headerLink, 6).describe('The links in the header, from left to right.'),
  menuLinks: links(pageLink, 8).describe('The links in the menu.'),
  notFoundText: sentence('There is no page at this address. This is our home page.').describe(
    'What Home says below its heading, and first in its title, where an address was not found.',
  ),
  footer: strictObject({
    contactLabel: label('Contact Us').describe('The link to the Contact Us page.'),
    socialLabel: label('Stay in touch').describe('The heading of the social links.'),
    copyright: text({ max: 120, example: '© Copyright 2025, all rights reserved.' }).describe(
      'The last line of every page.',
    ),
  }).describe('The footer.'),
}).meta({ title: 'Header and footer', description: 'The header and the footer of every page.' });

export type Layout = z.infer<typeof layoutSchema>;
