import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What pages contain outside of the browser's bundle: inlined scripts and styles, the bundler's helpers, and fonts. */
const INLINED = [
  'astro',
  'vite',
  'rolldown',
  'tailwindcss',
  '@fontsource/marcellus',
  '@fontsource-variable/atkinson-hyperlegible-next',
];

/** The second part of `licenses.txt`, after the licenses that Vite's `build.license` lists. */
export async function licensesOfInlinedCode(root: string, hasArabic: boolean) {
  const names = hasArabic ? [...INLINED, '@fontsource-variable/noto-naskh-arabic'] : INLINED;
  const packages = await Promise.all(names.map((name) => licenseOf(root, name)));
  const credits = await readFile(join(root, 'src/assets/CREDITS.md'), 'utf8');
  // The first section is about the images, what follows is for developers.
  const [images = ''] = credits.split(/^## /m);
  return ['\n# Inlined code, styles and fonts', ...packages, images.trim(), ''].join('\n\n');
}

async function licenseOf(root: string, name: string) {
  const folder = join(root, 'node_modules', name);
  const manifest = await readFile(join(folder, 'package.json'), 'utf8');
  const { version, license } = JSON.parse(manifest) as { version: string; license: string };
  const file = (await readdir(folder)).find((candidate) => /^licen[cs]e/i.test(candidate));
  const text = file ? await readFile(join(folder, file), 'utf8') : '';
  // Vite's file continues with the licenses of its own dependencies, which the site does not ship.
  const [own = ''] = text.split(/^# Licenses of bundled dependencies/m);
  return `## ${name} - ${version} (${license})\n\n${own.trim()}`;
}
