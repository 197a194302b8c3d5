/** What a file may be kept for whose address changes with its content. */
export const KEPT_FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** Cloudflare reads no more: https://developers.cloudflare.com/workers/static-assets/headers/ */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/**
 * `_headers`, as Cloudflare and Netlify read it. What it does not speak of, both have revalidated before each use.
 *
 * @param everywhere the headers of every answer
 * @param files the built files, as paths from the root of the site: `_astro/Bar.1a2b3c4d.js`
 * @param base the folder the site stands in, with a slash at either end
 * @throws {Error} when a line becomes too long for the host
 */
export function headersFile(everywhere: Record<string, string>, files: string[], base: string): string {
  const rules = [
    rule(`${base}*`, everywhere),
    ...hashedFiles(files, MOST_RULES - 1).map((path) =>
      rule(base + path, { 'Cache-Control': KEPT_FOR_A_YEAR }),
    ),
  ];
  const long = rules
    .join('')
    .split('\n')
    .find((line) => line.length > LONGEST_LINE);
  if (long)
    throw new Error(
      `_headers has a line of more than ${LONGEST_LINE} characters: ${long.trim().slice(0, 60)} …`,
    );
  return rules.join('\n');
}

function rule(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * The files whose address holds a hash of their content, one by one, or a picture's sizes together (`LifeAt1.*_*`).
 * One rule for all of `_astro/` would also hold for what is not there, and a visitor who once asked for a file of
 * an older deploy would keep the answer 'not found' for a year: https://github.com/sveltejs/kit/issues/16615
 *
 * @param most how many rules there may be; a site that needs more gets the one rule after all
 */
function hashedFiles(files: string[], most: number): string[] {
  const hashed = files
    .filter((file) => file.startsWith('_astro/'))
    .map((file) => file.replace(SIZE_OF_A_PICTURE, '_*'));
  const paths = [...new Set(hashed)].sort();
  return paths.length > most ? ['_astro/*'] : paths;
}

/** The last part of `LifeAt1.C-kiaKVw_24Hecu.avif`, after the hash of the picture itself. */
const SIZE_OF_A_PICTURE = /(?<=\.[\w-]{8})_[^_/]+\.(avif|webp|jpg|jpeg|png)$/;
