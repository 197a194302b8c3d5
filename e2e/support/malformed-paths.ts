/**
 * Paths as scanners, broken links and hostile visitors ask for them: deep, encoded, dotted, with control characters,
 * naming another host, very long. The same ones every time.
 *
 * @param count how many
 */
export function malformedPaths(count: number): string[] {
  const random = randomNumbers(20_251_121);
  const one = <Of>(list: readonly Of[]) => list[Math.floor(random() * list.length)] as Of;
  const some = <Of>(most: number, make: () => Of) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, make);

  const piece = () => one([...words, ...encoded, ...dots, ...controls, ...punctuation]);
  const shapes: (() => string)[] = [
    () => `/${some(4, piece).join('')}`,
    () => `/${some(12, piece).join('/')}`,
    () => `/${some(3, () => one(pages)).join(one(['/', '//', '/./', '/../', '%2f', '\\']))}${one(endings)}`,
    () =>
      `${one(elsewhere)}${one(['', '/', '/%2e%2e', '/..'])}${one(['', '/', `/${one(pages)}`])}${one(endings)}`,
    () => `/${one(pages)}${one([...controls, ...encoded, ...dots])}${one(endings)}`,
    () =>
      `/${one(pages)}?${some(5, () => one([...controls, ...encoded, ...punctuation, '&to=//elsewhere.example'])).join('')}`,
    () =>
      `/${piece()
        .repeat(8192)
        .slice(0, 8000 + Math.floor(random() * 190))}`,
    () => `/${'a/'.repeat(Math.floor(random() * 4000))}`,
    () => `/_astro/${some(3, piece).join('')}${one(endings)}`,
    // Any byte but the one that ends the line of the request.
    () => `/${String.fromCharCode(...some(20, () => 1 + Math.floor(random() * 255))).replaceAll('\n', '')}`,
  ];
  return Array.from({ length: count }, (_, index) => (shapes[index % shapes.length] as () => string)());
}

const pages = [
  'Schedule',
  'schedule',
  'HOME',
  'WatchLive',
  'Giving.html',
  'index.html',
  '404.html',
  'nothing',
];
const words = [
  'a',
  'Home',
  'schedule',
  'wp-admin',
  '_astro',
  '.well-known',
  '.git',
  'licenses.txt',
  'x'.repeat(300),
];
const encoded = [
  '%2f',
  '%2F%2F',
  '%5c',
  '%00',
  '%0d%0aX-Injected:%201',
  '%c0%ae',
  '%zz',
  '%',
  '%25',
  '%e2%82%ac',
  '%20',
  '%3f',
  '%23',
];
const dots = ['.', '..', '...', './', '../', '..;', '%2e%2e/', '.%2e'];
const controls = ['\x00', '\x01', '\t', '\x0b', '\x1b[0m', '\x7f', ' ', '\r', '\xff\xfe'];
const punctuation = [
  '//',
  '\\',
  ';',
  ':',
  '@',
  '!',
  "'",
  '"',
  '<',
  '>',
  '{',
  '|',
  '^',
  '`',
  '*',
  '~',
  '=',
  '+',
  ',',
];
const endings = ['', '/', '//', '.html', '.html/', '?', '?a=b', '%20', '.', '\\'];
const elsewhere = [
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '//elsewhere.example%2f..',
  '/%2f%2felsewhere.example',
  '/%5celsewhere.example',
  '//user@elsewhere.example',
  '//elsewhere.example:80',
  'http://elsewhere.example',
  'https:elsewhere.example',
  '/https://elsewhere.example',
];

/** @see https://github.com/bryc/code/blob/master/jshash/PRNGs.md#mulberry32 */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
