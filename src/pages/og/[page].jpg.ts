import type { APIRoute, GetStaticPaths, ImageMetadata } from 'astro';
import { createOgImage } from '#images/og-image.ts';
import { bannerLayout } from '#components/ui/banner-layout.ts';
import type { PageName } from '#content/schemas/page-names.ts';
import { ogImageText } from '#parish/og-images.ts';
import { getChurch, getPage, getLayout } from '#parish/content.ts';
import { pageIds } from '#parish/routes.ts';

export const getStaticPaths = (() =>
  pageIds.map((name) => ({ params: { page: name } }))) satisfies GetStaticPaths;

/** The picture that stands for a page where a link to it is shared. */
export const GET: APIRoute<Record<string, never>, { page: PageName }> = async ({ params }) => {
  const words = await getPage(params.page);
  const { file, focalPoint } = 'banner' in words ? words.banner.image : words.hero.image;
  const { side } = bannerLayout(focalPoint);
  const picture = await createOgImage(
    pathOf(file),
    focalPoint,
    side,
    ogImageText(params.page, await getLayout(), await getChurch()),
  );
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
};

/** Astro knows where a picture lies, but does not say so in its types. */
const pathOf = (file: ImageMetadata & { fsPath?: string }) => file.fsPath ?? file.src;
