import { z } from 'astro/zod';
import { strictObject } from './fields/strict-object.ts';
import { label, text } from './fields/text.ts';

/** The pages of the site, by the names that content gives them. */
export const pageNames = [
  'home',
  'schedule',
  'giving',
  'ministries',
  'watch-live',
  'about-us',
  'contact-us',
] as const;

const pageExpected = `one of the site's pages: ${pageNames.join(', ')}`;
const linkExpected = 'memberPortal or membershipRegistration, whose addresses stand in church.yaml';
const eitherExpected = "either a 'page' of the site or a 'link' to another site, and not both";

/** So short that the bar keeps to one row, or on small desktops to two. */
const words = text({ max: 20, example: 'Giving' }).describe('The words of the link.');
const page = z.enum(pageNames, pageExpected);

const pageLink = strictObject({ label: words, page: page.describe('Which page of the site it opens.') });

const headerLink = strictObject({
  label: words,
  page: page.optional().describe(`Which page of the site it opens: ${pageNames.join(', ')}.`),
  link: z
    .enum(['memberPortal', 'membershipRegistration'], linkExpected)
    .optional()
    .describe('Or which page of another site: memberPortal or membershipRegistration (see church.yaml).'),
}).transform(({ label, page, link }, context): HeaderLink => {
  if (page && !link) return { label, page };
  if (link && !page) return { label, link };
  context.addIssue({ code: 'custom', message: eitherExpected });
  return z.NEVER;
});

/** A list of links that fits where it stands. */
function links<Link extends z.ZodType>(link: Link, max: number) {
  const expected = `a list of 1 to ${max} links, each beginning with a hyphen and its label: - label: …`;
  return z.array(link, expected).min(1, expected).max(max, expected);
}

/** `layout.yaml`: the words around every page, in the bar and in the footer. */
export const layoutSchema = () =>
  strictObject({
    skipLinkLabel: label('Skip to the content').describe(
      'The first link of every page, for those who use the keyboard.',
    ),
    homeLabel: label('Example Coptic Orthodox Church, home').describe(
      'What a screen reader calls the emblem, which leads to Home.',
    ),
    navigationLabel: label('Main').describe('What a screen reader calls the links of the bar.'),
    toggleLabel: label('Navigation').describe(
      'What a screen reader calls the round button that opens the links on a phone.',
    ),
    menuLabel: text({ max: 20, example: 'Menu' }).describe(
      'The word on the button that opens the further pages.',
    ),
    headerLinks: links(headerLink, 6).describe('The links that stand in the bar itself, from left to right.'),
    menuLinks: links(pageLink, 8).describe('The links that stand behind the Menu button.'),
    newTabLabel: label('opens in a new tab').describe(
      'What a screen reader adds to links that open another site.',
    ),
    footer: strictObject({
      contactLabel: label('Contact Us').describe('The link to the Contact Us page.'),
      socialLabel: label('The church elsewhere').describe(
        'What a screen reader calls the group of social links.',
      ),
      emailLabel: label('E-mail').describe('The link that writes an e-mail.'),
      facebookLabel: label('Facebook').describe('The link to the church on Facebook.'),
      youtubeLabel: label('YouTube').describe('The link to the church on YouTube.'),
      instagramLabel: label('Instagram').describe('The link to the church on Instagram.'),
      directionsLabel: label('Directions').describe('The link that shows the way to the church.'),
      copyright: text({ max: 120, example: '© Copyright 2025, all rights reserved.' }).describe(
        'The last line of every page.',
      ),
    }).describe('The words of the footer.'),
  }).meta({
    title: 'Bar and footer',
    description: 'The words around every page: the bar at the top, the footer at the bottom.',
  });

export type PageName = (typeof pageNames)[number];
/** An entry of the bar: a page of the site, or a page of another one. */
export type HeaderLink =
  { label: string; page: PageName } | { label: string; link: 'memberPortal' | 'membershipRegistration' };
export type LayoutContent = z.infer<ReturnType<typeof layoutSchema>>;
