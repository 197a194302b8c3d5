import { hash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { formOrigin, frameOrigins, player } from '#third-parties.ts';

/** Features that browsers allow by default and the site does not use. */
const DISABLED_FEATURES = [
  'accelerometer camera clipboard-read compute-pressure display-capture geolocation gyroscope hid',
  'identity-credentials-get idle-detection keyboard-map local-fonts magnetometer microphone midi',
  'otp-credentials payment publickey-credentials-create publickey-credentials-get screen-wake-lock',
  'serial storage-access usb window-management xr-spatial-tracking',
].flatMap((names) => names.split(' '));

const permissionsPolicy = [
  ...DISABLED_FEATURES.map((feature) => `${feature}=()`),
  // The buttons that copy where gifts are sent to.
  'clipboard-write=(self)',
  ...player.features.map((feature) => `${feature}=(self "${frameOrigins.player}")`),
].join(', ');

/** @param pages all of them share one policy: their inline scripts and styles are the same */
export function securityHeaders(pages: Iterable<string>): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(pages),
    // Without includeSubDomains: the parish may have subdomains that are not served over HTTPS.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    // For browsers without support for the policy's frame-ancestors.
    'X-Frame-Options': 'DENY',
    // The YouTube player refuses to play without a referrer (its error 153).
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The types of inline script that `script-src` applies to: not of data blocks such as JSON-LD. */
const SCRIPT_TYPE = /^(|module|importmap|speculationrules|(text|application)\/javascript)$/i;

export function contentSecurityPolicy(pages: Iterable<string>) {
  const [scripts, styles] = [new Set(["'self'"]), new Set(["'self'"])];
  const inline = { script: new Set<string>(), style: new Set<string>() };
  for (const page of pages) readInline(page, inline);
  for (const text of inline.script) scripts.add(hashSource(text));
  for (const text of inline.style) styles.add(hashSource(text));
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

/** Adds the inline scripts and styles of a page. */
function readInline(page: string, inline: Record<'script' | 'style', Set<string>>) {
  let kind: keyof typeof inline | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, { src, type = '' }) {
      text = '';
      if (name === 'style') kind = name;
      if (name === 'script' && src === undefined && SCRIPT_TYPE.test(type)) kind = name;
    },
    ontext(part) {
      if (kind) text += part;
    },
    onclosetag(name) {
      if (name === kind) inline[kind].add(text);
      if (name === kind) kind = undefined;
    },
  });
  parser.end(page);
}

const hashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
