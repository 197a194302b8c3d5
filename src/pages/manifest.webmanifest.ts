import type { APIRoute } from 'astro';
import { colors } from '#build/theme.ts';
import { church } from '#parish/content.ts';
import { hrefTo, hrefToFile } from '#parish/routes.ts';

/** What a phone needs to know when someone puts the site on its home screen. */
export const GET: APIRoute = async () => {
  const { name, shortName } = await church();
  const manifest = {
    name,
    short_name: shortName,
    lang: 'en-US',
    start_url: hrefTo('home'),
    scope: hrefTo('home'),
    display: 'minimal-ui',
    theme_color: colors.deep,
    background_color: colors.page,
    icons: [
      { src: hrefToFile('favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => ({
        src: hrefToFile(`icon-${size}.png`),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      })),
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
