import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** The service that receives the contact form, with and without script. */
const FORM_ORIGIN = 'https://api.emailjs.com';

/** What each directive allows besides inline scripts and styles, which are allowed by their hashes. */
const SOURCES: Record<Directive, string[]> = {
  'default-src': [],
  'script-src': ["'self'"],
  'style-src': [],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  // Browser assistants and audit tools fetch robots.txt and llms.txt from within a page.
  'connect-src': ["'self'", FORM_ORIGIN],
  'frame-src': ['https://www.youtube-nocookie.com', 'https://calendar.google.com', 'https://www.google.com'],
  'form-action': [FORM_ORIGIN],
  'base-uri': [],
  'frame-ancestors': [],
};

/** The attributes that directives apply to. Their values are URLs, except of `style`. */
const RESTRICTED: [directive: Directive, selector: string, attribute: string][] = [
  ['script-src', 'script[src]', 'src'],
  ['script-src', 'link[rel~=modulepreload]', 'href'],
  ['script-src', '[href^="javascript:" i]', 'href'],
  ['style-src', '[style]', 'style'],
  ['style-src', 'link[rel~=stylesheet]', 'href'],
  ['img-src', 'img[src]', 'src'],
  ['img-src', '[srcset]', 'srcset'],
  ['img-src', '[imagesrcset]', 'imagesrcset'],
  ['img-src', 'link[rel~=icon]', 'href'],
  ['img-src', 'link[rel=apple-touch-icon]', 'href'],
  ['img-src', 'link[as=image][href]', 'href'],
  ['font-src', 'link[as=font]', 'href'],
  ['manifest-src', 'link[rel=manifest]', 'href'],
  ['frame-src', 'iframe', 'src'],
  ['form-action', 'form', 'action'],
  ['form-action', '[formaction]', 'formaction'],
  ['base-uri', 'base', 'href'],
  ['default-src', 'audio', 'src'],
  ['default-src', 'video', 'src'],
  ['default-src', 'embed', 'src'],
  ['default-src', 'object', 'data'],
];

/** The types of inline script that `script-src` applies to. Data blocks such as JSON-LD are none of them. */
const SCRIPT_TYPE = /^(|module|importmap|speculationrules|(text|application)\/javascript)$/i;

/**
 * The Content Security Policy of the site. One policy serves all pages: their inline scripts and styles are the same.
 *
 * @param pages the built HTML
 * @returns the value of the header, on one line
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(pages: Iterable<string>): string {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  for (const page of pages) {
    const $ = load(page);
    for (const style of $('style')) styles.add(hash($(style).text()));
    for (const script of $('script:not([src])')) {
      if (SCRIPT_TYPE.test($(script).attr('type') ?? '')) scripts.add(hash($(script).text()));
    }
  }
  const directives = Object.entries({
    ...SOURCES,
    'script-src': [...SOURCES['script-src'], ...[...scripts].sort()],
    'style-src': [...styles].sort(),
  });
  return [
    ...directives.map(([name, sources]) => `${name} ${sources.join(' ') || "'none'"}`),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * Finds what the browser would block on a page under {@link contentSecurityPolicy}.
 *
 * @param page its built HTML
 * @returns a line for each violation; empty when there is none
 */
export function findViolations(page: string): string[] {
  const $ = load(page);
  const handlers = $('*')
    .toArray()
    .flatMap((element) => Object.keys($(element).attr() ?? {}))
    .filter((attribute) => attribute.startsWith('on'));
  const urls = RESTRICTED.flatMap(([directive, selector, attribute]) =>
    $(selector)
      .toArray()
      .flatMap((element) => urlsIn(attribute, $(element).attr(attribute) ?? ''))
      .filter((url) => !SOURCES[directive].includes(sourceOf(url)))
      .map((url) => `${directive} blocks ${selector}: ${attribute}="${url.slice(0, 80)}"`),
  );
  return [...handlers.map((attribute) => `script-src blocks the attribute ${attribute}`), ...urls];
}

/** @param value a URL, or the candidates of a `srcset`: `/a.webp 400w, /b.webp 800w` */
function urlsIn(attribute: string, value: string): string[] {
  if (!attribute.endsWith('srcset')) return [value];
  return value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
}

/** @returns the source expression that allows a URL: `'self'`, or its origin (`null` of a data: or javascript: URL) */
function sourceOf(url: string): string {
  const site = 'https://site.invalid';
  const origin = URL.parse(url, site)?.origin ?? '';
  return origin === site ? "'self'" : origin;
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

type Directive =
  | `${'default' | 'script' | 'style' | 'img' | 'font' | 'manifest' | 'connect' | 'frame'}-src`
  | 'form-action'
  | 'base-uri'
  | 'frame-ancestors';
