import js from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { allFolders, mayImport, projectFolders } from './tools/lint/folders.js';

const otherFolders = {
  regex: '^\\.\\./',
  message: "Import files of other folders as '#folder/file.ts'.",
};

const collections = {
  regex: '^astro:content$',
  allowTypeImports: true,
  message: 'Only `queries.ts` reads collections.',
};

/**
 * @param {string} folder of the project, each of which imports those before it
 * @returns {object} the restriction to them, also for paths that begin with `../`
 */
function below(folder) {
  const above = projectFolders.slice(projectFolders.indexOf(folder) + 1);
  return {
    regex: `^(#|(\\.\\./)+)(${above.join('|')})/`,
    message: 'Folders of the project import in one direction: `tools/lint/folders.js` says which.',
  };
}

/** @param {string} folder of src/ */
function directions(folder) {
  const forbidden = allFolders.filter((other) => other !== folder && !mayImport(folder, other));
  return {
    regex: `^#(${forbidden.join('|')})/`,
    message: 'Folders import in one direction: `tools/lint/folders.js` says which.',
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

  // One entry for each file: a later one would replace the list of an earlier one.
  ...allFolders.flatMap((folder) => {
    const patterns = [otherFolders, below('src'), directions(folder)];
    return [
      {
        files: [`src/${folder}/**`],
        rules: restrictImports(
          ...patterns,
          collections,
          ...(folder === 'time'
            ? [{ regex: '^(astro|react|zod)', message: 'These are pure functions.' }]
            : []),
        ),
      },
      {
        files: [`src/${folder}/queries.ts`],
        rules: restrictImports(...patterns),
      },
      {
        // The islands, and what they load.
        files: [
          `src/${folder}/**/*.tsx`,
          `src/${folder}/use*.ts`,
          'src/contact/{form-state,mailto-fallback,transport}.ts',
          'src/giving/dialogs.ts',
          'src/header/popovers.ts',
        ].filter((pattern) => pattern.startsWith(`src/${folder}/`)),
        rules: restrictImports(...patterns, {
          regex: '^(astro:|#(?!ui/useIsland\\.ts$|styles/scroll-threshold\\.ts$|third-parties\\.ts$))',
          allowTypeImports: true,
          message: 'Islands get their content as props.',
        }),
      },
    ];
  }),
  ...projectFolders
    .slice(1, -1)
    .map((folder) => ({ files: [`${folder}/**`], rules: restrictImports(below(folder)) })),

  {
    files: ['{src,content,integrations,tools}/**/*.test.{ts,tsx}'],
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
      // Content and viewport decide which of two elements a visitor uses, and whether there is one.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
    },
  },
  {
    // Driven by Puppeteer, which has neither locators nor auto-waiting.
    files: ['e2e/extended/prerender-bfcache.test.ts'],
    rules: { 'playwright/prefer-locator': 'off', 'playwright/no-wait-for-navigation': 'off' },
  },
  {
    // Takes pictures, once everything has arrived.
    files: ['e2e/screenshots.ts'],
    rules: { 'playwright/expect-expect': 'off', 'playwright/no-networkidle': 'off' },
  },
  {
    // Every Node.js must be able to parse this file, however old it is.
    files: ['tools/run.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }],
    },
  },
);
