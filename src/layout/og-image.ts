import { getImage } from 'astro:assets';
import { getPage, type PageContent } from '#site/queries.ts';
import { absoluteUrl } from '#site/routes.ts';

/** The size that link previews show whole. */
const size = { width: 1200, height: 630 } as const;

/** @returns the Open Graph image of a page: that of its page header, or else of Home */
export async function ogImage(content: PageContent) {
  const { image } = 'banner' in content ? content.banner : (await getPage('home')).hero;
  const { file, focalPoint = '50% 50%', alt } = image;
  const position = `around ${focalPoint}`;
  const { src } = await getImage({ src: file, ...size, format: 'jpeg', quality: 78, fit: 'cover', position });
  return { ...size, url: absoluteUrl(src), alt: alt ?? content.title };
}
