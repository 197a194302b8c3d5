import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import {
  git,
  imagePath,
  jpeg,
  project,
  root,
  set,
  setUpContent,
  write,
} from '#content/check/fixtures/content.ts';
import { filesIn } from '#content/files.ts';
import { update } from './update.ts';

setUpContent();

const ofParish = '11111111-1111-4111-8111-111111111111';
const dictionary = {
  Menu: 'المزيد',
  'The angel greets Mary.': 'الملاك يحيي مريم.',
  'Christ is born.': 'ولد المسيح.',
  'We sing the hymns of the Church.': 'نرتل.',
};

/** The original, and a parish that took it, each on its branch. */
beforeEach(() => {
  git('init', '--quiet', '--initial-branch=original');
  writeFileSync(join(root, '.gitignore'), '.cache\ntranslate-*.yaml\n');
  writeFileSync(join(root, 'code.ts'), 'export const one = 1;\n');
  for (const file of ['src/language/words/en.json', 'src/language/words/ar.json', 'package.json'])
    cpSync(join(project, file), join(root, file));
  set('church.yaml', 'languages', ['en', 'ar']);
  set('church-year.yaml', 'confirmed', false);
  translate(dictionary);
  copyToStarter();
  commit('Begin');
  git('checkout', '--quiet', '-b', 'parish');
  set('church.yaml', 'eventIdSuffix', ofParish);
  set('church-year.yaml', 'observances.nativity.text', 'Christ is born in our town.');
  commit('Enter our parish');
});

/** What another parish begins with. */
const copyToStarter = () =>
  cpSync(join(root, 'src/content'), join(root, 'starter/src/content'), { recursive: true });

const commit = (message: string) => {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
};

const translate = (texts: Record<string, string>, confirmed = false) =>
  write(
    'translations/ar.yaml',
    stringify({
      confirmed,
      texts: Object.entries(texts).map(([text, translation]) => ({ text, translation })),
    }),
  );

/** Lets the original change, and begins to merge it, as the guide says. */
function merge(change: () => void, ours: () => void = () => undefined) {
  ours();
  if (git('status', '--porcelain')) commit('Ours');
  git('checkout', '--quiet', 'original');
  change();
  commit('Theirs');
  git('checkout', '--quiet', 'parish');
  try {
    git('merge', '--quiet', '--no-commit', '-X', 'ours', 'original');
  } catch {
    // A file that one of them has deleted.
  }
}

const read = (name: string) =>
  parse(readFileSync(join(root, 'src/content', name), 'utf8')) as Record<string, Record<string, unknown>[]>;
const entry = (name: string, list: string, id: string): Record<string, unknown> =>
  read(name)[list]?.find((it) => it.id === id || it.text === id) ?? {};

/** What a person would lose. */
const workTree = () => ({
  status: git('status', '--porcelain'),
  files: filesIn(root, 'src').map((file) => [file, readFileSync(join(root, file), 'latin1')]),
});

const mend = () => {
  set('church-year.yaml', 'observances.annunciation.text', 'The angel Gabriel greets Mary.');
  set('church-year.yaml', 'observances.nativity.text', 'Christ is born for us.');
  set('church.yaml', 'phone', '+1-804-555-9999');
  set('ministries.yaml', 'cards.choir.text', 'We sing.');
  translate({
    Menu: 'القائمة',
    'The angel Gabriel greets Mary.': 'الملاك جبرائيل يحيي مريم.',
    'Christ is born for us.': 'ولد المسيح لأجلنا.',
    'We sing the hymns of the Church.': 'نرتل.',
  });
  copyToStarter();
  set('pillars.yaml', 'cards.prayer.text', 'Our own parish prays.');
};

const taken = `Taken over, because you had left it as it was:
  church-year.yaml, observances.annunciation.text: "The angel greets Mary." → "The angel Gabriel greets Mary."
  ministries.yaml, cards.choir.text: "We sing the hymns of the Church." → "We sing."
  translations/ar.yaml, "Christ is born.": "ولد المسيح." → none
  translations/ar.yaml, "The angel greets Mary.": "الملاك يحيي مريم." → none
  translations/ar.yaml, "Menu": "المزيد" → "القائمة"
  translations/ar.yaml, "We sing the hymns of the Church.": "نرتل." → none
  translations/ar.yaml, "The angel Gabriel greets Mary.": none → "الملاك جبرائيل يحيي مريم."`;
const kept = `Left, because you have your own; the original has changed:
  church-year.yaml, observances.nativity.text: "Christ is born in our town." → "Christ is born for us."`;

test('what the parish has left is taken over, its own is left, and each is listed, also in the message of the commit', async () => {
  merge(mend);
  expect((await update(root)).slice(0, 2)).toEqual([taken, kept]);
  expect(read('church.yaml')).toMatchObject({ eventIdSuffix: ofParish, phone: '+1-804-555-1212' });
  expect(entry('church-year.yaml', 'observances', 'nativity').text).toBe('Christ is born in our town.');
  const before = workTree();
  expect(await update(root)).toEqual([
    expect.stringMatching(/into English/),
    expect.stringMatching(/into Arabic/),
  ]);
  expect(workTree()).toEqual(before);
  git('commit', '--quiet', '--all', '--no-edit');
  expect(git('show', '-s', '--format=%B')).toBe(
    `Take over the changes of the original\n\n${taken}\n\n${kept}`,
  );
  expect(git('status', '--porcelain')).toBe('');
});

test('with another main language, the texts in it are compared', async () => {
  merge(mend, () => {
    set('church.yaml', 'languages', ['ar']);
    set('church-year.yaml', 'observances.annunciation.text', 'الملاك يحيي مريم.');
    rmSync(join(root, 'src/content/translations/ar.yaml'));
  });
  expect((await update(root))[0]).toContain(
    'church-year.yaml, observances.annunciation.text: "الملاك يحيي مريم." → "الملاك جبرائيل يحيي مريم."',
  );
});

test('a confirmed file waits for a word, and its new texts have their translations then', async () => {
  merge(mend, () => set('church-year.yaml', 'confirmed', true));
  const line =
    'church-year.yaml, observances.annunciation.text: "The angel greets Mary." → "The angel Gabriel greets Mary."';
  expect(await update(root)).toContain(
    `Not taken over, because you have confirmed the file; npm run update -- --confirmed does:\n  ${line}`,
  );
  expect(entry('church-year.yaml', 'observances', 'annunciation').text).toBe('The angel greets Mary.');
  expect((await update(root, { confirmed: true }))[0]).toBe(
    `Taken over, because you had left it as it was:\n  ${line}\n  translations/ar.yaml, "The angel Gabriel greets Mary.": none → "الملاك جبرائيل يحيي مريم."`,
  );
  expect(entry('church-year.yaml', 'observances', 'annunciation').text).toBe(
    'The angel Gabriel greets Mary.',
  );
});

const old = 'قداس العيد مساء {eve}.';

test('keys that were removed and texts with an older meaning are brought up, also where they are confirmed, and without a merge', async () => {
  set('pages/schedule.yaml', 'upcoming.showOnlineAddresses', false);
  set('church.yaml', 'geo', { latitude: 1, longitude: 2 });
  translate({ 'Evening.': old }, true);
  expect(await update(root)).toEqual([
    `Brought to the present keys and meanings:
  church.yaml, geo is removed: search engines find the church by its address
  pages/schedule.yaml, upcoming.showOnlineAddresses is removed: the addresses of video calls are never shown
  translations/ar.yaml, texts.1.translation: "${old}" → "قداس العيد {eve}.": {eve} begins with مساء in Arabic`,
    expect.stringMatching(/into English/),
    expect.stringMatching(/into Arabic/),
    'No merge of the original is in progress. To take over its changes: git remote add original https://github.com/OWNER/ORIGINAL-REPOSITORY.git, git fetch original, and git merge --no-commit -X ours original/main',
  ]);
  expect(readFileSync(join(root, 'src/content/church.yaml'), 'utf8')).not.toContain('geo');
  expect(entry('translations/ar.yaml', 'texts', 'Evening.').translation).toBe('قداس العيد {eve}.');
});

test('deleted content and pictures stay deleted, and new ones are there', async () => {
  merge(
    () => {
      mend();
      for (const name of ['old.jpg', 'new.jpg']) writeFileSync(imagePath(name), jpeg);
    },
    () => {
      git('checkout', '--quiet', 'original');
      writeFileSync(imagePath('old.jpg'), 'old');
      commit('A picture');
      git('checkout', '--quiet', 'parish');
      git('merge', '--quiet', 'original');
      set('church.yaml', 'languages', ['en']);
      rmSync(join(root, 'src/content/translations/ar.yaml'));
      rmSync(imagePath('old.jpg'));
      writeFileSync(imagePath('photo.jpg'), 'ours');
    },
  );
  expect(await update(root)).toContain(
    'Still deleted, because you had deleted it; the original has changed it:\n  src/assets/old.jpg\n  src/content/translations/ar.yaml',
  );
  expect([imagePath('old.jpg'), join(root, 'src/content/translations/ar.yaml')].filter(existsSync)).toEqual(
    [],
  );
  expect(existsSync(imagePath('new.jpg'))).toBe(true);
  expect(readFileSync(imagePath('photo.jpg'), 'utf8')).toBe('ours');
});

const faults: [string, () => void, RegExp][] = [
  [
    'code that both have changed',
    () =>
      merge(
        () => {
          mend();
          writeFileSync(join(root, 'code.ts'), 'export const one = 2;\n');
        },
        () => rmSync(join(root, 'code.ts')),
      ),
    /^Both have changed these files\. Edit and git add each, .*\ncode\.ts, which you had deleted$/,
  ],
  [
    'edits that are not committed',
    () => {
      merge(mend);
      set('pillars.yaml', 'heading', 'Ours');
    },
    /^These files have changes that are not committed\. .*\nsrc\/content\/pillars\.yaml$/,
  ],
  [
    'a clone without the commit with which the parish began',
    () => {
      merge(mend);
      writeFileSync(join(root, '.git/shallow'), `${git('rev-parse', 'HEAD')}\n`);
    },
    /^This clone lacks the commit .* git fetch --unshallow$/,
  ],
];

test.each(faults)('%s: it is named, and nothing is done', async (_, provoke, message) => {
  provoke();
  const before = workTree();
  await expect(update(root)).rejects.toThrow(message);
  expect(workTree()).toEqual(before);
});

test('interrupted, it leaves the work tree as it was, and finishes when it is run again', async () => {
  merge(mend);
  const before = workTree();
  mkdirSync(join(root, '.cache'));
  // The copy is there long before the work tree changes.
  const watcher = watch(join(root, '.cache'));
  const script = `import { update } from ${JSON.stringify(join(project, 'tools/update/update.ts'))}; await update(process.argv[1]);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, root]);
  await once(watcher, 'change');
  child.kill('SIGINT');
  await once(child, 'exit');
  watcher.close();
  expect(child.signalCode).toBe('SIGINT');
  expect(workTree()).toEqual(before);
  expect((await update(root))[0]).toBe(taken);
});
