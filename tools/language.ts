/**
 * `npm run language -- it` adds a language, and writes what it has no translation of into `translate-it.yaml`. Run again, it
 * takes over what is translated there. `npm run language -- --remove it` takes the language away.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addLanguage, languageName, removeLanguage } from './language/project-languages.ts';
import { takeOver, writeList } from './language/translation-list.ts';
import { load } from '#content/load.ts';
import { runCommand, UserError } from './user-error.ts';

const root = join(import.meta.dirname, '..');

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { remove: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.remove) {
    console.log(removeLanguage(root, values.remove));
    return;
  }
  const [code] = positionals;
  if (!code) throw new UserError('Which language? Such as: npm run language -- it');
  const [written] = load(root).church.languages;
  if (code === written) throw new UserError(`The content is written in ${languageName(code)}.`);
  addLanguage(root, code);
  await takeOver(root, code);
  console.log(writeList(root, code));
});
