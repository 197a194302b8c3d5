import type { PageName } from '#content-model/page-names.ts';
import { pages } from './routes.ts';
import { content } from './content.ts';

const { links = {} } = content('church');
const layout = content('layout');

/** Whether the site has the page of a link that editors set; a link to anything else is always shown. */
export const isShown = ({ page }: { page?: PageName | undefined }) => !page || pages.includes(page);

/** The links in the header, without those to a page or another site that the church does not have. */
export const headerLinks = layout.headerLinks.filter((it) => isShown(it) && (!it.link || links[it.link]));

export const menuLinks = layout.menuLinks.filter(isShown);
