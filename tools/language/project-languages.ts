import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '#language/languages.ts';
import { editFile } from '#content/files.ts';
import { dictionaryName, pathOf } from '#content/content-files.ts';
import { load } from '#content/load.ts';
import { addDictionary } from '#tools/new-parish/new-parish.ts';
import { UserError } from '#tools/user-error.ts';

const languagesFile = 'src/language/languages.ts';

export const wordsFile = (code: string) => `src/language/words/${code}.json`;

/** The texts that a language has no translation of. */
export const listFile = (code: string) => `translate-${code}.yaml`;

/**
 * Adds a language that the project does not know: its line in `languages.ts`, a file for its words, and a dictionary.
 * @throws {UserError} for a code that is none, or a script that the site has no font of
 */
export function addLanguage(root: string, code: string) {
  const { script, direction } = describeLanguage(code);
  if (!existsSync(join(root, wordsFile(code)))) {
    writeFileSync(join(root, wordsFile(code)), '{}\n');
    const rule = `  ${code}: { locale: '${code}', direction: '${direction}', script: '${script}', words: ${code}Words },\n`;
    const words = `import ${code}Words from './words/${code}.json' with { type: 'json' };\n`;
    editFile(root, languagesFile, (text) =>
      text.replace(/\n\n/, `\n${words}\n`).replace(/(?=\} as const satisfies)/, rule),
    );
  }
  // Dictionaries of other languages are deleted when a parish takes over the project.
  addDictionary(root, code as LanguageCode);
}

/**
 * Takes away what {@link addLanguage} has added.
 * @returns what is left to do
 * @throws {UserError} for a language that the project does not know, or that the site has
 */
export function removeLanguage(root: string, code: string) {
  if (!existsSync(join(root, wordsFile(code)))) throw new UserError(`The project has no language ${code}.`);
  const languages: readonly string[] = load(root).church.languages;
  if (languages.includes(code))
    throw new UserError(
      `The site has the language ${code}: delete it below languages in ${pathOf('church.yaml')} first.`,
    );
  editFile(root, languagesFile, (text) =>
    text
      .replace(RegExp(`^import .*/${code}\\.json.*\\n`, 'm'), '')
      .replace(RegExp(`^  ${code}: \\{.*\\n`, 'm'), ''),
  );
  for (const file of [wordsFile(code), listFile(code), pathOf(dictionaryName(code))])
    rmSync(join(root, file), { force: true });
  return `${languageName(code)} is removed. Describe the forms again with: npm run describe-content`;
}

/** @returns the name of a language in English: `Italian` */
export const languageName = (code: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;

function describeLanguage(code: string) {
  const example = 'such as it for Italian or nl for Dutch';
  if (!/^[a-z]{2,3}$/.test(code) || Intl.DateTimeFormat.supportedLocalesOf(code).length === 0)
    throw new UserError(`'${code}' is not the code of a language in two or three small letters, ${example}.`);
  const { script } = new Intl.Locale(code).maximize();
  if (script === 'Latn') return { script: 'Latin', direction: 'ltr' };
  if (script === 'Arab') return { script: 'Arabic', direction: 'rtl' };
  throw new UserError(
    `${languageName(code)} is written in a script that the site has no font of. docs/developers/add-a-language.md says what it needs.`,
  );
}
