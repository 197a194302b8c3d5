import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, languageOf, type Words } from './languages.ts';

const storage = new AsyncLocalStorage<Language>();
const english = languageOf('en', 'US');

/** The language of the page or file that is being rendered, which the middleware sets: nothing has to pass it on. Elsewhere English. */
export const currentLanguage = (): Language => storage.getStore() ?? english;

/** The words of the interface in the current language. */
export const currentWords = (): Words => currentLanguage().words;

/** Runs a function, and what it waits for, in a language. */
export const inLanguage = <Result>(language: Language, run: () => Result): Result =>
  storage.run(language, run);
