import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { formatReport } from '#tools/check/check-content.ts';
import { checkBuiltSite } from './publish-check.ts';

const page = (body: string, head = '') => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A church</title>
${head}
<style>p{color:#123}</style>
</head>
<body>
<h1 id="top">A church</h1>
${body}
</body>
</html>
`;

const hashes = {
  style: "'sha256-iK8BKMF0MYdWL7Y1GPs31riIM9k3lWeqs6XrojewshA='",
  drawing: "'sha256-elaeix7TXJmBtubS9vFK8OgYMqZnCUFOwk5u5WBZzo0='",
  script: "'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='",
};

/** A site without faults, in a folder of its host. */
const site: Readonly<Record<string, string>> = {
  _headers: `/*
  Content-Security-Policy: default-src 'none'; script-src ${hashes.script}; style-src ${hashes.style} ${hashes.drawing}

/_astro/a.js
  Cache-Control: public
`,
  'index.html': page(
    `<p><a href="/church/About#people">People</a></p>
<p><a href="#top">Top</a></p>
<p><a href="/church/files/A%20bulletin.pdf">Bulletin</a></p>
<p><a href="https://www.other.example/gone">Elsewhere</a></p>
<img src="/church/_astro/a.avif" srcset="/church/_astro/a.avif 1x, /church/_astro/b.avif 2x" alt="An icon">`,
    `<link rel="canonical" href="https://www.church.example/church/">
<link rel="icon" href="/church/icon.svg">
<link rel="manifest" href="/church/site.webmanifest">
<meta property="og:image" content="https://www.church.example/church/_astro/a.avif">
<script type="application/ld+json">{ "@id": "https://www.church.example/church/#church" }</script>
<script>one()</script>
<script src="/church/_astro/a.js"></script>`,
  ),
  'About.html': page('<h2 id="people">People</h2>'),
  '404.html': page('<p><a href="/church/">Home</a></p>'),
  'files/A bulletin.pdf': '',
  '_astro/a.avif': '',
  '_astro/b.avif': '',
  '_astro/a.js': "import('./b.js');",
  '_astro/b.js': '',
  '_astro/a.css': "@font-face { src: url('./a.avif') }",
  'icon.svg':
    '<svg xmlns="http://www.w3.org/2000/svg"><style>path{fill:red}</style><title>"/a.pdf"</title></svg>',
  'site.webmanifest': '{ "icons": [{ "src": "./icon.svg" }] }',
  'sitemap-0.xml': '<url><loc>https://www.church.example/church/About</loc></url>',
  'llms.txt': 'More than "/a.pdf" at https://www.church.example/church/About.',
  'feed.ics': [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//A church//EN',
    'BEGIN:VEVENT',
    'UID:1@church.example',
    'DTSTAMP:20261126T170555Z',
    'DTSTART:20270105T170000Z',
    'URL;VALUE=URI:https://www.church.example/church/Abo',
    ' ut#people',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n'),
};

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'built-site-'));
  for (const [file, text] of Object.entries(site)) write(file, text);
  return () => rmSync(dist, { recursive: true });
});

test('a site without faults', async () => {
  expect(await checkBuiltSite(dist)).toEqual([]);
});

const noPath = (path: string) => `'${path}', which is no path of the site`;
const notJson = "Expected ',' or '}' after property value in JSON at position 36 (line 1 column 37)";

test.each<[place: string, from: string, to: string, found: string, expected: string]>([
  // Links, and what a page loads.
  ['index.html, line 17', '/About#people', '/Abuot', noPath('/church/Abuot'), 'a path such as /church/About'],
  // Hosts redirect it.
  [
    'index.html, line 17',
    'About#',
    'About.html#',
    noPath('/church/About.html#people'),
    'a path such as /church/About',
  ],
  ['index.html, line 17', '/church/About#people', '/About', noPath('/About'), 'a path such as /church/'],
  [
    'index.html, line 17',
    '#people',
    '#peple',
    "'/church/About#peple'",
    "an element with the id 'peple' in About.html",
  ],
  ['index.html, line 18', '"#top"', '"#tpo"', "'#tpo'", "an element with the id 'tpo' in index.html"],
  // It is served at any depth.
  ['404.html, line 11', '/church/"', 'About"', noPath('About'), 'a path such as /church/'],
  [
    'index.html, line 19',
    'tin.pdf',
    'tin2.pdf',
    noPath('/church/files/A%20bulletin2.pdf'),
    'a path such as /church/files/A%20bulletin.pdf',
  ],
  [
    'index.html, line 21',
    'b.avif 2x',
    'z.avif 2x',
    noPath('/church/_astro/z.avif'),
    'a path such as /church/_astro/a.avif',
  ],
  [
    'index.html, line 7',
    'icon.svg',
    'icon.png',
    noPath('/church/icon.png'),
    'a path such as /church/icon.svg',
  ],
  [
    'index.html, line 8',
    'site.web',
    'app.web',
    noPath('/church/app.webmanifest'),
    'a path such as /church/site.webmanifest',
  ],
  [
    'index.html, line 9',
    'a.avif">',
    'z.avif">',
    noPath('https://www.church.example/church/_astro/z.avif'),
    'a path such as /church/_astro/a.avif',
  ],
  [
    'index.html, line 12',
    'a.js"',
    'c.js"',
    noPath('/church/_astro/c.js'),
    'a path such as /church/_astro/a.js',
  ],
  ['_astro/a.js', 'b.js', 'c.js', noPath('./c.js'), 'a path such as /church/_astro/a.js'],
  ['_astro/a.css', 'a.avif', 'z.avif', noPath('./z.avif'), 'a path such as /church/_astro/a.avif'],
  ['site.webmanifest', 'icon.svg', 'icons.svg', noPath('./icons.svg'), 'a path such as /church/icon.svg'],
  [
    'sitemap-0.xml',
    'About',
    'Abut',
    noPath('https://www.church.example/church/Abut'),
    'a path such as /church/About',
  ],
  // The Content Security Policy.
  [
    'About.html, line 7',
    'p{color:#123}',
    'p{color:#124}',
    "'p{color:#124}', which browsers refuse",
    "'sha256-k1aYDBIJgy+jdDXHYhjtfAj3LQ7bwnumP4Wlam4eHGs=' in its style-src",
  ],
  [
    'index.html, line 11',
    'one()',
    'two()',
    "'two()', which browsers refuse",
    "'sha256-iMrPAWirDC2X0OhZzLsM2MRIWSmepJGI4r7D8ZlwBOw=' in its script-src",
  ],
  [
    'index.html, line 12',
    '<meta property',
    `<meta http-equiv="Content-Security-Policy" content="style-src ${hashes.style}">\n<meta property`,
    "'one()', which browsers refuse",
    `${hashes.script} in its script-src`,
  ],
  [
    'index.html, line 11',
    'script-src',
    'img-src',
    "'one()', which browsers refuse",
    `${hashes.script} in its script-src`,
  ],
  [
    'icon.svg, line 1',
    'fill:red',
    'fill:tan',
    "'path{fill:tan}', which browsers refuse",
    "'sha256-oOSSNIJTZ/rtx7a+dxip0pOmWgtBV4nneRd8AKYlWOY=' in its style-src",
  ],
  [
    '404.html, and 3 more',
    '/*',
    '/church/a*',
    'no policy',
    'a Content-Security-Policy in the rule /* of _headers',
  ],
  // Structured data, the manifest and feeds.
  [
    'index.html, line 10',
    '"@id"',
    '@id',
    "Expected property name or '}' in JSON at position 2 (line 1 column 3)",
    'JSON',
  ],
  ['site.webmanifest', '] }', ']', notJson, 'JSON'],
  [
    'feed.ics',
    'END:VEVENT\r\n',
    '',
    'invalid ical body. component began but did not end',
    'iCalendar (RFC 5545)',
  ],
  ['feed.ics', 'UID:1@church.example\r\n', '', 'an event without UID', 'iCalendar (RFC 5545)'],
  ['feed.ics', '20270105T', '2027x105T', 'Could not extract integer from "x1"', 'iCalendar (RFC 5545)'],
  // HTML.
  [
    'About.html, line 11',
    'People<',
    'People<i id="top"></i><',
    'Duplicate ID "top"',
    'valid HTML, https://html-validate.org/rules/no-dup-id.html',
  ],
  [
    'index.html, line 21',
    ' alt="An icon"',
    '',
    '<img> is missing required "alt" attribute',
    'valid HTML, https://html-validate.org/rules/wcag/h37.html',
  ],
])('%s: %s becomes %s', async (place, from, to, found, expected) => {
  const files = [place.replace(/,.*/, ''), '_headers'];
  change(files.find((file) => site[file]?.includes(from)) ?? '', from, to);
  expect(formatReport(await checkBuiltSite(dist), 'the built site')).toBe(
    `There is 1 issue in the built site.\n\ndist/${place}\n  found:    ${found}\n  expected: ${expected}`,
  );
});

test.each([
  ['index.html', 'https://www.other.example/gone', 'https://www.church.example/church/gone'],
  ['llms.txt', 'About', 'gone'],
])(
  'a former URL of the site in %s, which the office may have written, is a warning',
  async (file, from, to) => {
    change(file, from, to);
    expect(await checkBuiltSite(dist)).toMatchObject([
      { found: noPath('https://www.church.example/church/gone'), isWarning: true },
    ]);
  },
);

test('headings that are equal are a warning', async () => {
  change('About.html', '</body>', '<nav aria-label="A"></nav><nav aria-label="A"></nav></body>');
  expect(await checkBuiltSite(dist)).toMatchObject([{ file: 'dist/About.html', isWarning: true }]);
});

test('a heavy page is a warning with its weight', async () => {
  // Random bytes cannot be compressed.
  change('About.html', 'People', randomBytes(15_000).toString('base64'));
  const issues = await checkBuiltSite(dist);
  expect(issues).toMatchObject([{ file: 'dist/About.html', isWarning: true }]);
  expect(issues[0]?.found).toMatch(/^1\d{4} bytes, compressed$/);
});

function change(file: string, from: string, to: string): void {
  const text = site[file] ?? '';
  expect(text).toContain(from);
  write(file, text.replace(from, to));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
}
