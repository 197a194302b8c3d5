import { content } from './content.ts';

const { links = {} } = content('church');

/** The links in the header, without those to a site that the church does not have. */
export const headerLinks = content('layout').headerLinks.filter(({ link }) => !link || links[link]);
