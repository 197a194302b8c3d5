import { content } from './content.ts';
import type { routes } from './routes.ts';

/** The heading of the page at each address. */
export const headings: Readonly<Record<(typeof routes)[number], string>> = {
  '/': content('pages/home').hero.heading,
  '/Home': content('pages/home').hero.heading,
  '/Schedule': content('pages/schedule').banner.heading,
  '/Giving': content('pages/giving').banner.heading,
  '/Ministries': content('pages/ministries').banner.heading,
  '/WatchLive': content('pages/watch-live').banner.heading,
  '/AboutUs': content('pages/about-us').banner.heading,
  '/ContactUs': content('pages/contact-us').banner.heading,
};
