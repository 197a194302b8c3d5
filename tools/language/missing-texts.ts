import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { valueAt } from '#content-model/content-path.ts';
import { contentFiles, names } from '#content-files.ts';
import { type LanguageCode, languageOf } from '#language/languages.ts';
import { isOriginal, newParish, readChurchOf } from '#tools/new-parish/new-parish.ts';
import { translatorOf } from '#tools/new-parish/translate-project.ts';
import { textsOf } from '#tools/shared/edited-files.ts';
import { localize } from '#tools/shared/fill-variables.ts';
import { readDictionary, readFacts, readYaml } from '#tools/shared/read-yaml.ts';

/** A text of the content, with where it stands and what it is. */
export interface MissingText {
  text: string;
  for: string;
}

/**
 * The texts that a language has no translation of, in the order of the site, each once.
 * @param asNeutral whether of the content as `npm run new-parish` writes it for any parish
 */
export function missingTexts(root: string, code: LanguageCode, asNeutral = isOriginal(root)): MissingText[] {
  const church = readChurchOf(root);
  const written = church.languages[0] ?? 'en';
  if (code === written) return [];
  const dictionary = asNeutral
    ? translatorOf(root, code, written, new Date().getFullYear())
    : readDictionary(root, { code });
  return asNeutral ? withNeutralContent(root, written, find) : find(root);

  function find(folder: string): MissingText[] {
    const missing = new Map<string, string>();
    // Its code decides which translations beside a text count. A language that was just added has no other rules yet.
    const language = { ...languageOf('en'), code };
    const options = { facts: readFacts(folder), language, dictionary };
    for (const name of names) {
      const data = readYaml(folder, name)?.data;
      const { untranslated } = localize(data, { ...options, name, schema: contentFiles[name] });
      const descriptions = new Map(
        textsOf(name, data).map(({ path, node }) => [path.join(), node?.description ?? '']),
      );
      for (const path of untranslated) {
        const text = String(valueAt(path, data));
        if (!missing.has(text)) missing.set(text, `${name}: ${descriptions.get(path.join()) ?? ''}`);
      }
    }
    return [...missing].map(([text, place]) => ({ text, for: place }));
  }
}

/** Runs a function on a copy of the project with the content of any parish. */
function withNeutralContent<Result>(root: string, written: string, run: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'neutral-'));
  try {
    for (const file of [...changedFiles, 'src/content'])
      cpSync(join(root, file), join(folder, file), { recursive: true });
    newParish(folder, { languages: written }, true, new Date());
    return run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What `newParish` changes besides the content. */
const changedFiles = [
  ...['.pages.yml', 'package.json', 'package-lock.json', 'wrangler.jsonc', 'README.md'],
  'docs/hosting/cloudflare.md',
];
