import type { APIRoute, GetStaticPaths, ImageMetadata } from 'astro';
import { createOgImage } from '#images/og-image.ts';
import { bannerLayout } from '#components/ui/banner-layout.ts';
import { pageNames, type PageName } from '#schemas/page-names.ts';
import { ogImageText } from '#parish/og-images.ts';
import { getChurch, getPage, getLayout } from '#parish/content.ts';

export const getStaticPaths = (() =>
  pageNames.map((name) => ({ params: { page: name } }))) satisfies GetStaticPaths;

/** The Open Graph image of a page, shown where a link to it is shared. */
export const GET: APIRoute<Record<string, never>, { page: PageName }> = async ({ params: { page } }) => {
  const content = await getPage(page);
  const { file, focalPoint } = 'banner' in content ? content.banner.image : content.hero.image;
  const { subjectSide } = bannerLayout(focalPoint);
  const text = ogImageText(page, await getLayout(), await getChurch());
  const image = await createOgImage(pathOf(file), focalPoint, subjectSide, text);
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/jpeg' } });
};

/** Astro sets `fsPath`, but its types do not have it. */
const pathOf = (file: ImageMetadata & { fsPath?: string }) => file.fsPath ?? file.src;
