import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What stands in the pages without being a module of their scripts: code inlined by Astro, styles, fonts, icons. */
const INLINED = [
  '@fontsource/marcellus',
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@iconify-json/ph',
  'astro',
  'tailwindcss',
];

/**
 * The packages that modules of a bundle come from.
 *
 * @param modules their ids: paths of files, or virtual ones of the bundler (`\0vite/preload-helper.js`)
 * @returns names, in alphabetical order; the site's own files belong to none
 */
export function packagesOf(modules: Iterable<string>): string[] {
  const packages = new Set<string>();
  for (const id of modules) {
    const inside = id.split('node_modules/').at(-1) ?? '';
    const name = /^\0?((@[^/]+\/)?[^/@.]+)\//.exec(inside)?.[1];
    if (name && (id.includes('node_modules/') || id.startsWith('\0'))) packages.add(name);
  }
  return [...packages].sort();
}

/**
 * `licenses.txt`: which work of others the site ships, and on what terms.
 *
 * @param scripts the packages in the scripts
 * @param root the project's folder
 * @param credits those of the pictures, in Markdown; what follows its first section is for the makers of the site
 */
export async function licensesFile(scripts: string[], root: string, credits: string): Promise<string> {
  const describe = (name: string) => describePackage(name, join(root, 'node_modules', name));
  return [
    'This site is made with the work of others, on these terms.',
    heading('In the scripts'),
    ...(await Promise.all(scripts.map(describe))),
    heading('In the pages: code, styles, fonts and icons'),
    ...(await Promise.all(INLINED.map(describe))),
    heading('The pictures'),
    (credits.split(/^## /m)[0] ?? credits).trim(),
    '',
  ].join('\n\n');
}

async function describePackage(name: string, folder: string): Promise<string> {
  const { version, license, homepage } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as Package;
  const file = (await readdir(folder)).find((file) => /^licen[cs]e/i.test(file));
  const terms = file
    ? ownTerms(await readFile(join(folder, file), 'utf8'))
    : 'The package carries no text of its licence.';
  return `--- ${name} ${version} (${license})\n${homepage ?? ''}\n\n${terms}`;
}

/** Vite's file goes on with the terms of what it bundles for itself, which the site does not ship. */
function ownTerms(text: string): string {
  return (text.split(/^# Licenses of bundled dependencies/m)[0] ?? text).trim();
}

function heading(text: string): string {
  return `=== ${text} ===`;
}

interface Package {
  version: string;
  license: string;
  homepage?: string;
}
