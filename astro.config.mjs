import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField, fontProviders } from 'astro/config';
import { checkEnvironment } from '#tools/content/environment.ts';
import { readSite } from '#tools/content/read-site.ts';
import { readFiles } from '#tools/content/read-content.ts';
import sitemap from '#integrations/sitemap.ts';
import removeUnpublishedFiles from '#integrations/remove-unpublished-files.ts';
import contentCheck from '#integrations/content-check.ts';
import hosting from '#integrations/hosting/integration.ts';
import { arabicCharacters, extendedCharacters, subsetFontFile } from '#integrations/fonts/subset-font.ts';
import { siteOrigin } from '#integrations/hosting/site-origin.ts';
import { emailJsKeepalive } from '#integrations/emailjs-keepalive.ts';
import { interactionDirective } from '#integrations/interaction-directive/integration.ts';
import markLanguages from '#integrations/mark-languages/integration.ts';

/**
 * Every visitor sees the typefaces, from the first page on. Until they arrive, `fallback-fonts.css` has fonts of the same
 * metrics, for more systems than Astro's own fallbacks.
 */
const font = ({ files, ...font }) => ({
  ...font,
  provider: fontProviders.local(),
  display: 'swap',
  optimizedFallbacks: false,
  options: {
    variants: files.map(({ src, ...file }) => ({ weight: '400 600', style: 'normal', src: [src], ...file })),
  },
});

/**
 * The file of a font for letters such as ş and ž, where content has some, or shows the events of a calendar. Browsers request it
 * only for these letters.
 */
const extended = async (source, options, weight = '400 600') =>
  /[Ā-ț]|"show":"list"/.test(JSON.stringify(readFiles(import.meta.dirname).map(({ file }) => file?.data)))
    ? [
        {
          src: await subsetFontFile(source, { ...options, characters: extendedCharacters }),
          weight,
          unicodeRange: ['U+100-21B'],
        },
      ]
    : [];

const site = siteOrigin(process.env.SITE_URL, 'https://www.church.example');
// The path of the site on its host: /church/ for https://parish.github.io/church/.
const base = process.env.BASE_PATH || '/';
checkEnvironment(import.meta.dirname);
const { pages, languages } = readSite(import.meta.dirname);
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
    // Its name is part of the hash in the URL of every image, so it is that of a former folder.
    // AVIF effort 2 takes twice as long for the same quality at the same size, higher ones eight times.
    service: { entrypoint: '#images/image-service.ts', config: { avif: { effort: 1 } } },
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
    font({
      name: 'Marcellus',
      cssVariable: '--font-display',
      fallbacks: ['Display Times', 'Display Noto', 'serif'],
      files: [
        {
          src: await subsetFontFile('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'),
          weight: 400,
        },
        ...(await extended('@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff2', {}, 400)),
      ],
    }),
    font({
      name: 'Atkinson Hyperlegible Next',
      cssVariable: '--font-text',
      fallbacks: ['Text Arial', 'Text Roboto', 'sans-serif'],
      files: [
        {
          src: await subsetFontFile(
            '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
            { weights: [400, 600] },
          ),
        },
        ...(await extended(
          '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
          { weights: [400, 600] },
        )),
      ],
    }),
    font({
      // Its name is in the critical part of the page.
      name: 'Naskh',
      cssVariable: '--font-arabic',
      // Until it arrives, a name spares the browser a search through all fonts, which takes 100 ms on a slow computer.
      fallbacks: ['Noto Naskh Arabic', 'Naskh DejaVu'],
      files: [
        {
          src: await subsetFontFile(
            '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
            { weights: [400, 600], characters: arabicCharacters },
          ),
        },
        {
          src: await subsetFontFile(
            '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-latin-wght-normal.woff2',
            { weights: [400, 600] },
          ),
          // Without the spaces: lines of Arabic break where they will before this file arrives.
          unicodeRange: ['U+21-9F', 'U+A1-FF', 'U+152-178', 'U+2013-2192'],
        },
      ],
    }),
  ],
  vite: {
    plugins: [tailwindcss(), emailJsKeepalive()],
    // The browsers of the README. Media queries in range syntax need Safari 16.4: older phones would show the phone's layout at any width.
    build: { cssTarget: ['chrome99', 'firefox98', 'safari15.4'] },
  },
});
