import { z } from 'astro/zod';
import { group } from './pieces/group.ts';
import { label, text } from './pieces/text.ts';

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

const pageLink = group({ label: label('Giving'), page: z.enum(pageNames, pageExpected) });

const barLink = group({
  label: label('Giving'),
  page: z.enum(pageNames, pageExpected).optional(),
  link: z.enum(['memberPortal', 'membershipRegistration'], linkExpected).optional(),
}).transform(({ label, page, link }, context): BarLink => {
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

/** `shell.yaml`: the words around every page, in the bar and in the footer. */
export const shellSchema = () =>
  group({
    skipLink: label('Skip to the content'),
    homeLabel: label('Example Coptic Orthodox Church, home'),
    navigationLabel: label('Main'),
    toggleLabel: label('Navigation'),
    menuLabel: text({ max: 20, like: 'Menu' }),
    bar: links(barLink, 6),
    menu: links(pageLink, 8),
    newTab: label('opens in a new tab'),
    footer: group({
      contactLabel: label('Contact Us'),
      socialLabel: label('The church elsewhere'),
      emailLabel: label('E-mail'),
      facebookLabel: label('Facebook'),
      youtubeLabel: label('YouTube'),
      instagramLabel: label('Instagram'),
      directionsLabel: label('Directions'),
      copyright: text({ max: 120, like: '© Copyright 2025, all rights reserved.' }),
    }),
  });

export type PageName = (typeof pageNames)[number];
/** An entry of the bar: a page of the site, or a page of another one. */
export type BarLink =
  { label: string; page: PageName } | { label: string; link: 'memberPortal' | 'membershipRegistration' };
export type Shell = z.infer<ReturnType<typeof shellSchema>>;
