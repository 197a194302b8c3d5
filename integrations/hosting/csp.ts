import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { formOrigin, frameOrigins } from '#other-sites.ts';

/** What each directive allows besides inline scripts and styles, whose hashes it has. */
const SOURCES = {
  'default-src': [],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  // Browser assistants and audit tools fetch robots.txt and llms.txt from within a page.
  'connect-src': ["'self'", formOrigin],
  'frame-src': Object.values(frameOrigins),
  'form-action': [formOrigin],
  'base-uri': [],
  'frame-ancestors': [],
} satisfies Record<string, string[]>;

/** The types of inline script that `script-src` applies to. Data blocks such as JSON-LD are none of them. */
const SCRIPT_TYPE = /^(|module|importmap|speculationrules|(text|application)\/javascript)$/i;

/** The Content Security Policy. One serves all pages: their inline scripts and styles are the same. */
export function contentSecurityPolicy(pages: Iterable<string>): string {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  for (const page of pages) {
    // By htmlparser2, which is faster than parse5.
    const $ = load(page, { xml: { xmlMode: false } });
    for (const style of $('style')) styles.add(hash($(style).text()));
    for (const script of $('script:not([src])')) {
      if (SCRIPT_TYPE.test($(script).attr('type') ?? '')) scripts.add(hash($(script).text()));
    }
  }
  const directives = Object.entries({
    ...SOURCES,
    'script-src': [...SOURCES['script-src'], ...[...scripts].sort()],
    'style-src': [...SOURCES['style-src'], ...[...styles].sort()],
  });
  return [
    ...directives.map(([name, sources]) => `${name} ${sources.join(' ') || "'none'"}`),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
