import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, languageOf } from './languages.ts';

const storage = new AsyncLocalStorage<Language>();
const english = languageOf('en', 'US');

/** The language of the page or file that is being rendered, which the middleware sets. Elsewhere English. */
export const currentLanguage = () => storage.getStore() ?? english;

export const currentWords = () => currentLanguage().words;

/** Runs a function, and what it waits for, in a language. */
export const inLanguage = <Result>(language: Language, run: () => Result) => storage.run(language, run);
