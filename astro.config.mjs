import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField, fontProviders } from 'astro/config';
import canonicalSitemap from './src/build/canonical-sitemap.ts';
import contentCheck from './src/build/content-check-integration.ts';
import hosting from './src/build/hosting/integration.ts';
import { leanFont } from './src/build/lean-font.ts';
import { siteOrigin } from './src/build/site-origin.ts';
import { firstUseDirective } from './src/islands/first-use-directive.ts';

// A font that is late waits for the next page: nothing that a visitor has begun to read moves.
const display = 'optional';

const site = siteOrigin(process.env.SITE_URL, 'https://www.smpk-church.example');
// The folder of its host that the site stands in: /SMPK/ for https://parish.github.io/SMPK/.
const base = process.env.BASE_PATH || '/';

// One place for all of them, since the names of the fonts in the pages come of it.
const leanFonts = './node_modules/.astro/lean-fonts';

export default defineConfig({
  // Builds side by side, as in tests, each have their own.
  cacheDir: process.env.ASTRO_CACHE_DIR ?? './node_modules/.astro',
  site,
  base,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  image: {
    // More effort takes AVIF eight times as long here and saves nothing.
    service: { entrypoint: './src/build/picture-service.ts', config: { avif: { effort: 2 } } },
  },
  integrations: [contentCheck(), react(), firstUseDirective(), canonicalSitemap(site, base), hosting()],
  env: {
    schema: {
      PUBLIC_EMAILJS_PUBLIC_KEY: envField.string({
        context: 'client',
        access: 'public',
        default: 'public-key-to-be-supplied',
      }),
      PUBLIC_EMAILJS_SERVICE_ID: envField.string({
        context: 'client',
        access: 'public',
        default: 'service-to-be-supplied',
      }),
      PUBLIC_EMAILJS_TEMPLATE_ID: envField.string({
        context: 'client',
        access: 'public',
        default: 'template-to-be-supplied',
      }),
    },
  },
  fonts: [
    {
      name: 'Marcellus',
      cssVariable: '--font-display',
      provider: fontProviders.local(),
      display,
      fallbacks: ['Georgia', 'serif'],
      options: {
        variants: [
          {
            weight: 400,
            style: 'normal',
            src: [await leanFont('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2', leanFonts)],
          },
        ],
      },
    },
    {
      name: 'Atkinson Hyperlegible Next',
      cssVariable: '--font-text',
      provider: fontProviders.local(),
      display,
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: [
          {
            weight: '400 600',
            style: 'normal',
            src: [
              await leanFont(
                '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
                leanFonts,
                [400, 600],
              ),
            ],
          },
        ],
      },
    },
  ],
  vite: { plugins: [tailwindcss()] },
});
