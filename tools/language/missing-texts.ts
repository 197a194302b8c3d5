import { cpSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFiles, names } from '#content-files.ts';
import { type LanguageCode, languageOf } from '#language/languages.ts';
import { neutralTexts } from '#tools/new-parish/neutral-content.ts';
import { isOriginal, newContent, readChurchOf } from '#tools/new-parish/new-parish.ts';
import { translatorOf } from '#tools/new-parish/translate-project.ts';
import { textsOf } from '#tools/shared/edited-files.ts';
import { localize } from '#tools/shared/fill-variables.ts';
import { readDictionary, readFacts, readYaml } from '#tools/shared/read-yaml.ts';

/**
 * The texts that a language has no translation of, in the order of the site, each once.
 * @param asNeutral whether of the content as `npm run new-parish` writes it for any parish
 * @returns each with where it stands and what it is
 */
export function missingTexts(root: string, code: LanguageCode, asNeutral = isOriginal(root)) {
  const [written = 'en'] = readChurchOf(root).languages;
  if (code === written) return [];
  using copy = mkdtempDisposableSync(join(tmpdir(), 'missing-texts-'));
  cpSync(join(root, 'src/content'), join(copy.path, 'src/content'), { recursive: true });
  if (asNeutral) newContent(copy.path, { languages: written }, new Date());
  const options = {
    facts: readFacts(copy.path),
    // Its code decides which translations beside a text count. A language that was just added has no other rules yet.
    language: { ...languageOf('en'), code },
    dictionary: asNeutral
      ? translatorOf(root, code, written, new Date().getFullYear())
      : readDictionary(root, { code }),
  };
  const missing = new Map<string, string>();
  for (const name of names) {
    const data = readYaml(copy.path, name)?.data;
    const { untranslated } = localize(data, { ...options, name, schema: contentFiles[name] });
    const paths = new Set(untranslated.map(String));
    for (const { path, text, node } of textsOf(name, data))
      if (paths.has(String(path)) && !missing.has(text)) {
        const { description = '', maxLength } = node ?? {};
        missing.set(text, `${name}: ${description}${maxLength ? ` At most ${maxLength} characters.` : ''}`);
      }
  }
  // What only some countries need.
  for (const { text, translation } of asNeutral ? neutralTexts(new Date().getFullYear(), written, code) : [])
    if (!translation && !options.dictionary.translate(text, '') && !missing.has(text))
      missing.set(text, 'A text of a parish in some countries');
  return [...missing].map(([text, place]) => ({ for: place, text }));
}
