import js from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The folders of src/ in the order of the data flow: each may import from those before it. */
const flow = ['i18n', 'time', 'schemas', 'parish', 'islands', 'components', 'layouts', 'pages'];

const otherFolders = {
  regex: '^\\.\\./(?!.*\\.config\\.ts$)',
  message: "Import files of other folders as '#folder/file.ts'.",
};

/** Only one module queries the collections, and sorts them. */
const collections = {
  regex: '^astro:content$',
  allowTypeImports: true,
  message: 'Import content from #parish/.',
};

/** What only the build runs. Integrations use the content tools, never the reverse. */
const buildOnly = {
  regex: '^#(integrations|loaders|content-tools|fonts)/',
  message: 'This module runs only in the build. Pages and their modules cannot depend on it.',
};

/** @param {string} folder of src/; it may not import from those that depend on it */
function dependents(folder) {
  const names = flow.slice(flow.indexOf(folder) + 1);
  return {
    regex: `^#(${names.join('|')}|images)/`,
    message:
      'Imports follow the data flow: pages import components, components import content, never the reverse.',
  };
}

/** @param {...object} patterns all restrictions of the files, since a later rule replaces an earlier one */
function restrictImports(...patterns) {
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
      // They compare every assignment, a third of the linter's time. The code has no enum, and its classes do not look alike.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },

  astro.configs.recommended,
  astro.configs['jsx-a11y-strict'],
  { files: ['**/*.tsx'], extends: [jsxA11y.configs.strict, reactHooks.configs.flat.recommended] },
  {
    // The parser of .astro files does not know the types of other components; `astro check` does.
    files: ['**/*.{js,cjs,mjs,astro}', '**/*.astro/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'no-undef': 'off' },
  },

  {
    files: ['src/**'],
    ignores: ['src/content.config.ts'],
    rules: restrictImports(otherFolders, collections),
  },
  {
    files: ['src/time/**'],
    // Their types are those of the schemas.
    rules: restrictImports(
      otherFolders,
      buildOnly,
      { ...dependents('time'), allowTypeImports: true },
      {
        regex: '^(astro|react|zod)',
        message: 'These are pure functions: what reads content or renders it calls them.',
      },
    ),
  },
  ...['i18n', 'schemas', 'parish'].map((folder) => ({
    files: [`src/${folder}/**`],
    rules: restrictImports(otherFolders, buildOnly, dependents(folder)),
  })),
  {
    files: ['src/components/**', 'src/layouts/**', 'src/pages/**'],
    rules: restrictImports(otherFolders, collections, buildOnly, { regex: '^#pages/' }),
  },
  {
    files: ['src/components/**'],
    rules: restrictImports(otherFolders, collections, buildOnly, { regex: '^#(layouts|pages)/' }),
  },
  {
    files: ['src/islands/**'],
    rules: restrictImports(otherFolders, {
      regex: '^(astro:|#(?!islands/|other-sites\\.ts$))',
      allowTypeImports: true,
      message: 'Islands get their content as props.',
    }),
  },
  {
    files: ['src/content-tools/**'],
    rules: restrictImports(otherFolders, { regex: '^#(integrations|components|layouts|pages)/' }),
  },
  {
    files: ['scripts/**', 'support/**', 'e2e/**'],
    rules: restrictImports({
      regex: '^(\\.\\./)+(scripts|e2e)/',
      message: "What scripts and tests share is in 'support/'.",
    }),
  },

  {
    files: ['{src,support}/**/*.test.{ts,tsx}'],
    extends: [vitest.configs.recommended],
    // Vitest takes a message as the second argument.
    rules: {
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
      'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }],
    },
  },
  {
    files: ['e2e/**'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      // Playwright reads a fixture's dependencies from its first parameter; a fixture without any writes `{}`.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // Helper functions that assert are named `expect…`.
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
      'playwright/no-skipped-test': ['error', { allowConditional: true }],
      // Content and viewport decide which of two elements a visitor uses.
      'playwright/no-conditional-in-test': 'off',
    },
  },
  {
    // Driven by Puppeteer, which has neither locators nor auto-waiting.
    files: ['e2e/extended/prerender-bfcache.test.ts'],
    rules: { 'playwright/prefer-locator': 'off', 'playwright/no-wait-for-navigation': 'off' },
  },
  {
    // Every Node.js must be able to parse this file, however old it is.
    files: ['scripts/run.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }],
    },
  },
);
