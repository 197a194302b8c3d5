/**
 * Turns a copy of the project into that of another parish. Asks for its facts, or takes them as options:
 * `npm run new-parish -- --name "St. Mark Coptic Orthodox Church" --city Nashville …`
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { formatIssue } from '#content/check/issue.ts';
import { languageName } from './language/project-languages.ts';
import { missingTexts } from './language/translation-list.ts';
import type { LanguageCode } from '#language/languages.ts';
import {
  factOptions,
  findInvalidFacts,
  isOptionalFact,
  normalizeFacts,
  type ParishFacts,
  toList,
} from './new-parish/facts.ts';
import { isOriginal, newParish, starterOf } from './new-parish/new-parish.ts';
import { git } from '#content/git.ts';
import { runCommand, UserError } from './user-error.ts';

const root = join(import.meta.dirname, '..');
const names = Object.keys(factOptions) as (keyof ParishFacts)[];

await runCommand(async () => {
  const given = readOptions();
  requireCommittedChanges();
  const facts = process.stdin.isTTY ? await ask(given) : given;
  const missing = names.filter((name) => !facts[name] && !isOptionalFact(name, facts.country ?? ''));
  if (missing.length > 0)
    throw new UserError(
      `Missing: ${missing.map((name) => `--${name}`).join(', ')}. docs/adopt.md has an example.`,
    );
  if (facts.languages) requireTranslations(facts.languages);

  await newParish(root, facts);
  console.log(
    'See what changed with: git diff. npm run weekly-report lists what is missing; the next steps are in docs/adopt.md.',
  );
});

/** @throws {UserError} when an option is unknown or not valid, or the project has been taken over already */
function readOptions(): ParishFacts {
  const { reset = isOriginal(root), ...typed } = parseOptions();
  if (!reset)
    throw new UserError(
      'This project has been taken over already: to correct a fact, edit src/content/church.yaml. With --reset, all content is replaced again.',
    );
  const given = normalizeFacts(typed);
  const invalid = findInvalidFacts(given);
  if (invalid.length > 0)
    throw new UserError(
      invalid.map(({ option, ...issue }) => formatIssue({ file: `--${option}`, ...issue })).join('\n'),
    );
  return given;
}

function parseOptions() {
  const facts = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ options: { ...facts, reset: { type: 'boolean' } } });
    return values as ParishFacts & { reset?: boolean };
  } catch (error) {
    const known = names.map((name) => `--${name}`).join(', ');
    throw new UserError(`${(error as Error).message}\nThe options are ${known}, --reset.`);
  }
}

/** @throws {UserError} when the content would be in two languages: texts without a translation stay as they are */
function requireTranslations(languages: string) {
  const [main] = toList(languages) as [LanguageCode];
  const { length } = missingTexts(starterOf(root), main);
  if (length > 0)
    throw new UserError(
      `${length} texts have no translation into ${languageName(main)}, the main language. See them with: npm run language -- ${main}`,
    );
}

/** `git diff` then shows what this command changes, and `git restore .` takes it back. */
function requireCommittedChanges() {
  const { status, stdout } = git(root, 'status', '--porcelain');
  if (status !== 0)
    throw new UserError('This folder is not a git repository, so the changes could not be taken back.');
  if (stdout)
    throw new UserError(
      `These files have changes that are not committed. Commit or discard them first.\n${stdout}`,
    );
}

async function ask(given: ParishFacts): Promise<ParishFacts> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Unlike `question`, the iterator loses no line of a pasted list.
  const lines = terminal[Symbol.asyncIterator]();
  const facts = { ...given };
  for (const name of names.filter((it) => facts[it] === undefined)) {
    const { label } = factOptions[name];
    for (;;) {
      terminal.setPrompt(`${label}: `);
      terminal.prompt();
      const { value, done } = await lines.next();
      if (done) throw new UserError('Not all questions are answered. Nothing has changed.');
      const answer = value.trim();
      if (!answer && isOptionalFact(name, facts.country ?? '')) break;
      const withAnswer = normalizeFacts({ ...facts, [name]: answer });
      const invalid = findInvalidFacts(withAnswer).find(({ option }) => option === name);
      if (!invalid) {
        Object.assign(facts, withAnswer);
        break;
      }
      console.log(`  expected: ${invalid.expected}`);
    }
  }
  terminal.close();
  return facts;
}
