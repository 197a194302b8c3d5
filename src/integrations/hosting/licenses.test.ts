import { expect, test } from 'vitest';
import { licensesFile, packagesOf } from './licenses.ts';

test('modules belong to packages, or to the site itself', () => {
  expect(
    packagesOf([
      '/site/src/islands/header/SiteHeader.tsx',
      '/site/node_modules/react/cjs/react.production.js',
      '/site/node_modules/react/index.js?commonjs-es-import',
      '\0/site/node_modules/react-dom/client.js?commonjs-module',
      '/site/node_modules/a/node_modules/@emailjs/browser/es/index.js',
      '\0vite/preload-helper.js',
      '\0rolldown/runtime.js',
      'virtual:astro:env/client',
    ]),
  ).toEqual(['@emailjs/browser', 'react', 'react-dom', 'rolldown', 'vite']);
});

test('each package is named with its version and the text of its terms', async () => {
  const file = await licensesFile(
    ['react', 'vite'],
    process.cwd(),
    '# Pictures\nDrawn for this.\n\n## For the makers\nNotes.',
  );
  expect(file).toMatch(/^--- react \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(file).toContain('Copyright (c) Meta Platforms');
  expect(file).toContain('SIL OPEN FONT LICENSE');
  expect(file).toContain('Drawn for this.');
  expect(file).not.toContain('For the makers');
  expect(file).not.toContain('Licenses of bundled dependencies');
});
