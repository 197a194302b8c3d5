import { hash } from 'node:crypto';
import { load } from 'cheerio';
import { formOrigin, frameOrigins } from '#other-sites.ts';

/** The types of inline script that `script-src` applies to: not of data blocks such as JSON-LD. */
const SCRIPT_TYPE = /^(|module|importmap|speculationrules|(text|application)\/javascript)$/i;

/** The Content Security Policy. One serves all pages: their inline scripts and styles are the same. */
export function contentSecurityPolicy(pages: Iterable<string>) {
  const [scripts, styles] = [new Set(["'self'"]), new Set(["'self'"])];
  for (const page of pages) {
    // By htmlparser2, which is faster than parse5.
    const $ = load(page, { xml: { xmlMode: false } });
    for (const style of $('style')) styles.add(sourceOf($(style).text()));
    for (const script of $('script:not([src])')) {
      if (SCRIPT_TYPE.test($(script).attr('type') ?? '')) scripts.add(sourceOf($(script).text()));
    }
  }
  return [
    "default-src 'none'",
    `script-src ${[...scripts].sort().join(' ')}`,
    `style-src ${[...styles].sort().join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // Browser assistants and audit tools fetch robots.txt and llms.txt from within a page.
    `connect-src 'self' ${formOrigin}`,
    `frame-src ${Object.values(frameOrigins).join(' ')}`,
    `form-action ${formOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
