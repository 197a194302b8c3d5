import { isMemberPage, type Layout } from '#church/layout-schema.ts';
import type { PageName } from '#content-model/page-names.ts';
import { pages } from './routes.ts';
import { content } from './content.ts';

const { links = {} } = content('church');

/** @returns the name of the church in the header, where the short one is in place of a long one */
export const nameInHeader = ({ name, shortName }: { name: string; shortName: string }) =>
  name.length <= 40 ? name : shortName;

/** Whether the site has the page of a link that editors set; a link to anything else is always shown. */
export const isShown = ({ page }: { page?: PageName | undefined }) => !page || pages.includes(page);

/** @returns the links of a header, without those to a page or another site that the church does not have */
export const shownLinks = ({ headerLinks, menuLinks }: Pick<Layout, 'headerLinks' | 'menuLinks'>) => ({
  headerLinks: headerLinks.filter(({ page }) => (isMemberPage(page) ? links[page] : pages.includes(page))),
  menuLinks: menuLinks.filter(isShown),
});

export const { headerLinks, menuLinks } = shownLinks(content('layout'));
