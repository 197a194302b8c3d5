import type { APIRoute, GetStaticPaths, ImageMetadata } from 'astro';
import { cardPicture } from '#build/card-picture.ts';
import { bannerLayout } from '#components/shell/banner-layout.ts';
import type { PageName } from '#content/schemas/shell.ts';
import { cardWords } from '#parish/cards.ts';
import { church, page, shell } from '#parish/content.ts';
import { pageIds } from '#parish/routes.ts';

export const getStaticPaths = (() =>
  pageIds.map((name) => ({ params: { page: name } }))) satisfies GetStaticPaths;

/** The picture that stands for a page where a link to it is shared. */
export const GET: APIRoute<Record<string, never>, { page: PageName }> = async ({ params }) => {
  const words = await page(params.page);
  const { file, focus } = 'banner' in words ? words.banner.picture : words.hero.picture;
  const { side } = bannerLayout(focus);
  const picture = await cardPicture(
    pathOf(file),
    focus,
    side,
    cardWords(params.page, await shell(), await church()),
  );
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
};

/** Astro knows where a picture lies, but does not say so in its types. */
const pathOf = (file: ImageMetadata & { fsPath?: string }) => file.fsPath ?? file.src;
