import { createHash } from 'node:crypto';
import { load, type CheerioAPI } from 'cheerio';

/** The services whose frames the pages show. */
const FRAME_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://calendar.google.com',
  'https://www.google.com',
];

/** The service that takes the contact form, by script and without. */
const FORM_HOST = 'https://api.emailjs.com';

/**
 * The Content Security Policy of the site: nothing but its own files, the inline pieces by their hashes, the frames
 * of the three services, and the service of the contact form. One policy serves every page, since all are made of the
 * same pieces.
 *
 * @param pages the built HTML
 * @returns the value of the header, on one line
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(pages: Iterable<string>): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages) {
    const $ = load(page);
    inlineScripts($).forEach((text) => scripts.add(hash(text)));
    inlineStyles($).forEach((text) => styles.add(hash(text)));
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${sorted(scripts)}`,
    `style-src ${sorted(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // Assistants and checkers at work in a page ask for robots.txt and llms.txt from there.
    `connect-src 'self' ${FORM_HOST}`,
    `frame-src ${FRAME_HOSTS.join(' ')}`,
    `form-action ${FORM_HOST}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * What a page holds that the policy would refuse without a word to anyone but the visitor.
 *
 * @param page its built HTML
 * @returns a line for each, empty when there is nothing
 */
export function findViolations(page: string): string[] {
  const $ = load(page);
  const all = (selector: string) => $(selector).toArray();
  const value = (selector: string, name: string) =>
    all(selector).map((element) => $(element).attr(name) ?? '');
  const handlers = all('*').flatMap((element) =>
    Object.keys($(element).attr() ?? {}).filter((name) => /^on/i.test(name)),
  );
  return [
    ...value('[style]', 'style').map((style) => `a style attribute: ${style}`),
    ...handlers.map((name) => `an event handler attribute: ${name}`),
    ...value('[href^="javascript:" i]', 'href').map((href) => `a script as an address: ${href}`),
    ...value('iframe', 'src')
      .filter((src) => !FRAME_HOSTS.includes(originOf(src)))
      .map((src) => `a frame of another host: ${src}`),
    ...value('form', 'action')
      .filter((action) => originOf(action) !== FORM_HOST)
      .map((action) => `a form that writes to another host: ${action || 'none named'}`),
    ...[
      ...value('script[src]', 'src'),
      ...value('img[src]', 'src'),
      ...value('link:is([rel~=icon], [rel=stylesheet])', 'href'),
    ]
      .filter((src) => !/^\/(?!\/)/.test(src))
      .map((src) => `a file that is not the site's own: ${src.slice(0, 80)}`),
  ];
}

/** Scripts that run, and what the browser takes for a script: rules for speculation, maps of imports. Data is neither. */
function inlineScripts($: CheerioAPI): string[] {
  return $('script:not([src])')
    .toArray()
    .filter((script) =>
      /^(|module|importmap|speculationrules|(text|application)\/javascript)$/i.test(
        $(script).attr('type') ?? '',
      ),
    )
    .map((script) => $(script).text());
}

function inlineStyles($: CheerioAPI): string[] {
  return $('style')
    .toArray()
    .map((style) => $(style).text());
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function sorted(hashes: Set<string>): string {
  return [...hashes].sort().join(' ');
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}
