import { existsSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LanguageCode } from '#language/languages.ts';
import { editFile } from '#content/files.ts';
import { dictionaryName, names, pathOf, textsOf } from '#content/content-files.ts';
import { entriesIn, keyOf } from '#content/dictionary.ts';
import { load } from '#content/load.ts';
import { factOptions } from '#tools/new-parish/facts.ts';
import { addDictionary, isOriginal, newContent, starterOf } from '#tools/new-parish/new-parish.ts';
import { UserError } from '#tools/user-error.ts';

const languagesFile = 'src/language/languages.ts';

export const wordsFile = (code: string) => `src/language/words/${code}.json`;

/** The texts that a language has no translation of. */
export const listFile = (code: string) => `translate-${code}.yaml`;

/**
 * @returns the folder of the content that is translated into a language: before another parish takes over the project, the starter, but
 *   for the languages of the site
 */
export const contentRoot = (root: string, code: string) =>
  isOriginal(root) && !isShown(root, code) ? starterOf(root) : root;

const isShown = (root: string, code: string) =>
  load(root).church.languages.some((language) => language === code);

/**
 * Adds a language that the project does not know: its line in `languages.ts`, a file for its words, and a dictionary with what the starter has.
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
  const content = contentRoot(root, code);
  addDictionary(content, code as LanguageCode, content === root ? knownTranslations(root, code) : []);
}

/** @returns what the starter has of the texts of the content */
function knownTranslations(root: string, code: string) {
  const { church, written } = load(root);
  if (code !== 'en' && !existsSync(join(starterOf(root), pathOf(dictionaryName(code))))) return [];
  using copy = mkdtempDisposableSync(join(tmpdir(), 'starter-'));
  const [giving, legalPages] = [factOptions.giving, factOptions['legal-pages']].map(({ choices }) =>
    choices.join(' '),
  ) as [string, string];
  const languages = [church.languages[0], code].join(' ');
  newContent(root, copy.path, { languages, giving, 'legal-pages': legalPages });
  const used = new Set(names.flatMap((name) => textsOf(name, written(name)).map(({ text }) => keyOf(text))));
  const { written: ofCopy } = load(copy.path);
  return entriesIn(ofCopy(dictionaryName(code as LanguageCode))).filter(({ text }) => used.has(keyOf(text)));
}

/**
 * Takes away what {@link addLanguage} has added.
 * @returns what is left to do
 * @throws {UserError} for a language that the project does not know, or that the site has
 */
export function removeLanguage(root: string, code: string) {
  if (!existsSync(join(root, wordsFile(code)))) throw new UserError(`The project has no language ${code}.`);
  if (isShown(root, code))
    throw new UserError(
      `The site has the language ${code}: delete it below languages in ${pathOf('church.yaml')} first.`,
    );
  editFile(root, languagesFile, (text) =>
    text
      .replace(RegExp(`^import .*/${code}\\.json.*\\n`, 'm'), '')
      .replace(RegExp(`^  ${code}: \\{.*\\n`, 'm'), ''),
  );
  const dictionary = pathOf(dictionaryName(code));
  for (const file of [wordsFile(code), listFile(code), dictionary, join('starter', dictionary)])
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
