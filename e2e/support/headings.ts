import { pageNames } from '#schemas/page-names.ts';
import { pageHref } from '#parish/routes.ts';
import { content } from './content.ts';

/** @returns the level-1 heading of the page at a path. `/Home` and unknown paths show Home. */
export function headingAt(path: string): string {
  const name = pageNames.find((page) => pageHref(page, '/') === path) ?? 'home';
  const page = content(`pages/${name}`);
  return 'hero' in page ? page.hero.heading : page.banner.heading;
}
