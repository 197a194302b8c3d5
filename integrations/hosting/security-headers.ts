import { frameOrigins, player } from '#other-sites.ts';

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

export function securityHeaders(csp: string): Record<string, string> {
  return {
    'Content-Security-Policy': csp,
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
