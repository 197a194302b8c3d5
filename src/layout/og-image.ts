import { getImage } from 'astro:assets';
import { getPage, type PageContent } from '#site/queries.ts';
import { absoluteUrl } from '#site/routes.ts';

/** The size that link previews show whole. */
const size = { width: 1200, height: 630 } as const;

/** @returns the Open Graph image of a page: its medallion, that of its page header, or else of Home */
export async function ogImage(content: PageContent) {
  const medallion = 'medallion' in content ? content.medallion : undefined;
  const image = medallion ?? ('banner' in content ? content.banner : (await getPage('home')).hero).image;
  const { file, focalPoint = '50% 50%', alt } = image;
  const position = `around ${focalPoint}`;
  const fit = medallion ? 'contain' : 'cover';
  const { src } = await getImage({ src: file, ...size, format: 'jpeg', quality: 78, fit, position });
  return { ...size, url: absoluteUrl(src), alt: alt ?? content.title };
}
