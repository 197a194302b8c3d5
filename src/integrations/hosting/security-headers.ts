const PLAYER = '"https://www.youtube-nocookie.com"';

/** What the player may do; the page must be allowed it as well to hand it on. */
const PLAYER_NEEDS = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/** What browsers let pages or their frames do unless told otherwise, and nothing here does. */
const OFF = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * The headers that every answer carries, whatever it is.
 *
 * @param policy the Content Security Policy
 * @returns names and values, in the order in which they are sent
 */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    // Without subdomains: the parish may have others, which are not for this site to decide about.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know the policy's frame-ancestors.
    'X-Frame-Options': 'DENY',
    // The player refuses to play for a page that does not say where it is (its error 153).
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy(),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

function permissionsPolicy(): string {
  return [
    ...OFF.map((feature) => `${feature}=()`),
    // The button that copies the Zelle number.
    'clipboard-write=(self)',
    ...PLAYER_NEEDS.map((feature) => `${feature}=(self ${PLAYER})`),
  ].join(', ');
}
