import { join } from 'node:path';
import { fontProviders } from 'astro/config';
import { dictionaryName } from '#content/content-files.ts';
import type { Project } from '#content/load.ts';
import { arabicCharacters, extendedCharacters, subsetFontFile } from './subset-font.ts';

/** Until the fonts arrive, `fallback-fonts.css` has others of the same metrics, for more systems than Astro's own fallbacks. */
export async function fonts(project: Project) {
  const { root } = project;
  const isExtended = needsExtendedLetters(project);

  async function extended(source: string): Promise<FontFile[]> {
    if (!isExtended) return [];
    // Browsers request it only for these letters.
    return [{ src: await subsetFontFile(source, extendedCharacters), unicodeRange: ['U+100-21B'] }];
  }

  const text = await subsetFontFile(
    join(root, 'integrations/fonts/parish-text/parish-text-latin-wght-normal.woff2'),
  );
  const textFallbacks = ['Text Arial', 'Text Roboto', 'sans-serif'];
  const arabicFont: FontOptions = {
    // Until it arrives, a name spares the browser a search through all fonts, which takes 100 ms on a slow computer.
    fallbacks: ['Noto Naskh Arabic', 'Naskh DejaVu'],
    files: [
      {
        src: await subsetFontFile(
          '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
          arabicCharacters,
        ),
      },
      {
        src: text,
        // Without the spaces: lines of Arabic break where they will before this file arrives.
        unicodeRange: ['U+21-9F', 'U+A1-FF', 'U+152-178', 'U+2013-2192'],
      },
    ],
  };

  return [
    font('Marcellus', '--font-display', {
      weight: 400,
      fallbacks: ['Display Times', 'Display Noto', 'serif'],
      files: [
        { src: await subsetFontFile('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2') },
        ...(await extended('@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff2')),
      ],
    }),
    font('Parish Text', '--font-text', {
      fallbacks: textFallbacks,
      files: [
        { src: text },
        ...(await extended(
          '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
        )),
      ],
    }),
    // Its name is in the critical part of the page.
    font('Naskh', '--font-arabic', arabicFont),
    // Who has begun to read a Gospel keeps the lines, also where the font arrives late.
    font('Gospel', '--font-gospel', {
      display: 'optional',
      fallbacks: textFallbacks,
      files: [{ src: text }],
    }),
    font('Gospel Naskh', '--font-gospel-arabic', { display: 'optional', ...arabicFont }),
  ];
}

/**
 * Whether content, a dictionary or the words of a language have letters such as ş and ž, which the first file of a font lacks; or the
 * events of a calendar may.
 */
export function needsExtendedLetters({ content, languages, written }: Texts) {
  const ofLanguages = languages.map(({ code, words }) => [words, written(dictionaryName(code))]);
  return /(?![ıŒœŸ])[Ā-ț]|"show":"list"/.test(JSON.stringify([content, ofLanguages]));
}

type Texts = Pick<Project, 'content' | 'languages' | 'written'>;

function font(
  name: string,
  cssVariable: `--${string}`,
  { weight = '400 600', display = 'swap', fallbacks, files }: FontOptions,
) {
  const variants = files.map(({ src, ...file }) => ({
    weight,
    style: 'normal' as const,
    src: [src] as [string],
    ...file,
  }));
  return {
    name,
    cssVariable,
    provider: fontProviders.local(),
    display,
    fallbacks,
    optimizedFallbacks: false,
    options: { variants: variants as [(typeof variants)[0]] },
  };
}

interface FontOptions {
  weight?: string | number;
  display?: 'swap' | 'optional';
  fallbacks: string[];
  files: FontFile[];
}

interface FontFile {
  src: string;
  unicodeRange?: [string, ...string[]];
}
