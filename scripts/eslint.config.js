// @ts-check
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
console.log(Object.keys(jsxA11y), Object.keys(jsxA11y.configs), Object.keys(reactHooks.configs), Object.keys(reactHooks.configs.flat??{}), Object.keys(astro.configs));
console.log(typeof defineConfig, JSON.stringify(jsxA11y.configs.strict).slice(0,300));
