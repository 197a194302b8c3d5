import { MAX_HEADER_RULES } from '#content/host-limits.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** In `LifeAt1.C-kiaKVw_24Hecu.avif`, `_24Hecu.avif`. */
const IMAGE_VARIANT = /(?<=\.[\w-]{8})_[^_/]+\.(avif|webp|jpg|jpeg|png)$/;

/**
 * `_headers`, as Cloudflare and Netlify read it. Both let browsers revalidate files without a rule, and both send text as UTF-8. There is
 * no rule for a type of files: hosts apply one such as `/*.ics` to what does not exist too, and browsers would download the 404 page.
 */
export function headersFile(headers: Record<string, string>, hashedFiles: string[]) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return [
    `/*\n${lines.join('')}`,
    ...hashedPaths(hashedFiles).map((path) => `/${path}\n  Cache-Control: ${IMMUTABLE}\n`),
  ].join('\n');
}

/**
 * One rule for each file, or for all variants of an image. Only too many files share one: by that, browsers keep the 404 of a file of
 * an older deploy for a year (https://github.com/sveltejs/kit/issues/16615).
 */
function hashedPaths(files: string[]) {
  const paths = [...new Set(files.map((file) => file.replace(IMAGE_VARIANT, '_*')))].sort();
  return paths.length < MAX_HEADER_RULES ? paths : ['_astro/*'];
}

/**
 * `_redirects`. Rules are case-sensitive: they have the spellings that people type, and the 404 page redirects from all others.
 * @see https://developers.cloudflare.com/workers/static-assets/redirects/
 */
export const redirectsFile = (targets: readonly string[]) =>
  targets
    .flatMap((target) =>
      [...new Set([target.toLowerCase(), target.toUpperCase()])]
        .filter((spelling) => spelling !== target)
        .flatMap((spelling) => {
          if (spelling.endsWith('*')) return `/${spelling} /${target.replace('*', ':splat')} 301\n`;
          return ['', '/', '.html'].map((ending) => `/${spelling}${ending} /${target} 301\n`);
        }),
    )
    .join('');
