import js from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The folders of src/ in the one direction in which imports point: each may use those before it. */
const house = {
  content: ['src/content.config.ts', 'src/content/**'],
  parish: ['src/parish/**'],
  islands: ['src/islands/**'],
  components: ['src/components/**'],
  layouts: ['src/layouts/**'],
};

const otherFolders = {
  regex: '^\\.\\./(?!.*\\.config\\.ts$)',
  message: "Files of another folder are imported as '#folder/file.ts'.",
};

/** The collections are queried in one place, where they also get their order and their derived forms. */
const collections = {
  regex: '^astro:content$',
  allowTypeImports: true,
  message: 'Content comes from #parish/.',
};

/** @param {string} folders whose files point the other way, as a regular expression */
function against(folders) {
  return {
    regex: `^#(${folders})/`,
    message: 'Imports point from the pages towards the content, never back.',
  };
}

/** @param {...object} patterns all that the files may not import: a later rule of this name replaces an earlier one */
function mayNotImport(...patterns) {
  return { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] };
}

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/', '.wrangler/', 'test-results/', 'playwright-report/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },

  astro.configs.recommended,
  astro.configs['jsx-a11y-strict'],
  { files: ['**/*.tsx'], extends: [jsxA11y.configs.strict, reactHooks.configs.flat.recommended] },
  {
    // Types of other components are not known to the parser of .astro files; `astro check` looks after them.
    files: ['**/*.{js,cjs,mjs,astro}', '**/*.astro/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'no-undef': 'off' },
  },

  { files: ['src/**'], rules: mayNotImport(otherFolders, collections, against('pages')) },
  { files: house.content, rules: mayNotImport(against('parish|islands|components|layouts|pages')) },
  { files: house.parish, rules: mayNotImport(otherFolders, against('islands|components|layouts|pages')) },
  { files: house.components, rules: mayNotImport(otherFolders, collections, against('layouts|pages')) },
  {
    files: house.islands,
    rules: mayNotImport(otherFolders, {
      regex: '^(astro:|#(?!islands/))',
      allowTypeImports: true,
      message: 'An island takes what it shows as plain properties.',
    }),
  },

  { files: ['{src,scripts}/**/*.test.{ts,tsx}'], extends: [vitest.configs.recommended] },
  {
    files: ['e2e/**'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      // Playwright reads a fixture's dependencies from its first parameter; a fixture without any writes `{}`.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    // Every Node.js must be able to parse this file, however old it is.
    files: ['scripts/bootstrap.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { 'no-var': 'off' },
  },
);
