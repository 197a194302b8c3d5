import type { APIRoute } from 'astro';
import { colors } from '#styles/palette.ts';
import { currentLanguage } from '#language/current-language.ts';
import { getChurch } from '#church/queries.ts';
import { pageHref, fileHref } from '#site/routes.ts';

export const GET: APIRoute = async () => {
  const { name, shortName } = await getChurch();
  const manifest = {
    name,
    short_name: shortName,
    lang: currentLanguage().tag,
    start_url: pageHref('home'),
    scope: pageHref('home'),
    display: 'minimal-ui',
    theme_color: colors['surface-darker'],
    background_color: colors.page,
    icons: [
      { src: fileHref('favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => ({
        src: fileHref(`icon-${size}.png`),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      })),
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
