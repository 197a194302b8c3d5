import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { checkEnvironment, load } from '#content/load.ts';
import { formService } from '#third-parties.ts';
import sitemap from '#integrations/sitemap.ts';
import removeUnpublishedFiles from '#integrations/remove-unpublished-files.ts';
import contentCheck from '#content/integration.ts';
import hosting from '#integrations/hosting/integration.ts';
import { fonts } from '#integrations/fonts/fonts.ts';
import { siteOrigin } from '#integrations/hosting/site-origin.ts';
import { formKeepalive } from '#integrations/form-keepalive.ts';
import { interactionDirective } from '#integrations/interaction-directive/integration.ts';
import markLanguages from '#integrations/mark-languages/integration.ts';

const site = siteOrigin(process.env.SITE_URL, 'https://www.church.example');
// The path of the site on its host: /church/ for https://parish.github.io/church/.
const base = process.env.BASE_PATH || '/';
checkEnvironment(import.meta.dirname);
const project = load(import.meta.dirname);
const { pages, languages } = project;
const [main, ...otherLanguages] = languages.map(({ code }) => code);

export default defineConfig({
  // Parallel builds in tests have a cache of their own.
  cacheDir: process.env.ASTRO_CACHE_DIR ?? './.cache/astro',
  site,
  base,
  trailingSlash: 'never',
  i18n: {
    defaultLocale: main,
    locales: [main, ...otherLanguages],
    routing: { prefixDefaultLocale: false },
  },
  build: { format: 'file', inlineStylesheets: 'always' },
  image: {
    // AVIF effort 2 takes twice as long for the same quality at the same size, higher ones eight times.
    service: { entrypoint: '#integrations/images/image-service.ts', config: { avif: { effort: 1 } } },
  },
  integrations: [
    contentCheck(),
    markLanguages(),
    react(),
    interactionDirective(),
    sitemap(site, base, pages, languages),
    removeUnpublishedFiles(pages, languages),
    hosting(pages, languages),
  ],
  env: {
    schema: Object.fromEntries(
      Object.entries(formService.settings).map(([name, placeholder]) => [
        name,
        envField.string({ context: 'client', access: 'public', default: placeholder }),
      ]),
    ),
  },
  fonts: await fonts(project),
  vite: {
    plugins: [tailwindcss(), formKeepalive()],
    // The browsers of the README. Media queries in range syntax need Safari 16.4: older phones would show the phone's layout at any width.
    build: { cssTarget: ['chrome99', 'firefox98', 'safari15.4'] },
  },
});
