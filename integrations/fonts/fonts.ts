import { join } from 'node:path';
import { fontProviders } from 'astro/config';
import { readFiles } from '#tools/shared/read-content.ts';
import { arabicCharacters, extendedCharacters, subsetFontFile } from './subset-font.ts';

/**
 * The typefaces of the site. Until they arrive, `fallback-fonts.css` has fonts of the same metrics, for more systems than Astro's
 * own fallbacks.
 * @param root of the project, whose content decides about the files for letters such as ş
 */
export async function fonts(root: string) {
  const hasExtended = /[Ā-ț]|"show":"list"/.test(
    JSON.stringify(readFiles(root).map(({ file }) => file?.data)),
  );

  /** The file of a font for letters such as ş and ž, where content has some, or shows the events of a calendar. */
  const extended = async (
    source: string,
    options: { weights?: [number, number] },
    weight: string | number = '400 600',
  ) =>
    hasExtended
      ? [
          {
            src: await subsetFontFile(source, { ...options, characters: extendedCharacters }),
            weight,
            // Browsers request it only for these letters.
            unicodeRange: ['U+100-21B'] as [string],
          },
        ]
      : [];

  const text = await subsetFontFile(
    join(root, 'integrations/fonts/parish-text/parish-text-latin-wght-normal.woff2'),
    { weights: [400, 600] },
  );

  const textFont = { fallbacks: ['Text Arial', 'Text Roboto', 'sans-serif'], files: [{ src: text }] };
  const arabicFont = {
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
        src: text,
        // Without the spaces: lines of Arabic break where they will before this file arrives.
        unicodeRange: ['U+21-9F', 'U+A1-FF', 'U+152-178', 'U+2013-2192'] as [string, ...string[]],
      },
    ],
  };

  return [
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
      name: 'Parish Text',
      cssVariable: '--font-text',
      ...textFont,
      files: [
        ...textFont.files,
        ...(await extended(
          '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
          { weights: [400, 600] },
        )),
      ],
    }),
    // Its name is in the critical part of the page.
    font({ name: 'Naskh', cssVariable: '--font-arabic', ...arabicFont }),
    // The same for the text of a Gospel: who has begun to read keeps the lines, also where the font arrives late.
    font({ name: 'Gospel', cssVariable: '--font-gospel', display: 'optional', ...textFont }),
    font({ name: 'Gospel Naskh', cssVariable: '--font-gospel-arabic', display: 'optional', ...arabicFont }),
  ];
}

function font({ files, display = 'swap', ...font }: FontFiles) {
  const variants = files.map(({ src, ...file }) => ({
    weight: '400 600',
    style: 'normal' as const,
    src: [src] as [string],
    ...file,
  }));
  return {
    ...font,
    provider: fontProviders.local(),
    display,
    optimizedFallbacks: false,
    options: { variants: variants as [(typeof variants)[0]] },
  };
}

interface FontFiles {
  name: string;
  cssVariable: `--${string}`;
  display?: 'swap' | 'optional';
  fallbacks: string[];
  files: { src: string; weight?: string | number; unicodeRange?: [string, ...string[]] }[];
}
