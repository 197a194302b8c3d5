import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, languageOf, type Words } from './languages.ts';

const storage = new AsyncLocalStorage<Language>();
const english = languageOf('en', 'US');

/**
 * The language of the page or the file that is being rendered, which the middleware sets: neither components nor texts have
 * to pass it on, and none can forget it. Outside of pages it is English.
 */
export const currentLanguage = (): Language => storage.getStore() ?? english;

/** The words of the interface in the current language. */
export const currentWords = (): Words => currentLanguage().words;

/** Runs a function, and what it waits for, in a language. */
export const inLanguage = <Result>(language: Language, run: () => Result): Result =>
  storage.run(language, run);
