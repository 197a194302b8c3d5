import { defineConfig } from 'html-validate';

/** The rules for the pages in `dist/`: those that html-validate recommends, and those for whole documents. */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: [
    'html5',
    // Styles stand before the first element that needs them, so that what is above them is painted earlier.
    { style: { flow: true } },
  ],
  rules: {
    // React writes `encType`. HTML does not distinguish capital letters.
    'attr-case': ['error', { style: 'camelcase' }],
    // For files of other servers. Those of the site are its own, and the header `Content-Security-Policy` allows no others.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The schema limits titles. That of the unknown page is a whole sentence with the name of the church.
    'long-title': 'off',
    // Content decides this: headings may be equal.
    'unique-landmark': 'warn',
    // Telephone numbers are kept whole by styles, which `broken-words.test.ts` measures: no-break spaces would be copied.
    'tel-non-breaking': 'off',
  },
});
