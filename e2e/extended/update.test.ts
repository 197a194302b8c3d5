import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { formatContentPath, textsIn } from '#content-model/content-path.ts';
import { isError } from '#content/check/issue.ts';
import { isOriginal } from '#tools/new-parish/new-parish.ts';
import { checkBuiltSite } from '#tools/publish-check/publish-check.ts';
import { filesIn } from '#content/files.ts';
import { git as tryGit } from '#content/git.ts';
import { readBuilt } from '../support/built-site.ts';
import { contentOf } from '../support/fixtures.ts';
import { buildWithCachedImages, runTool } from '../support/temp-site.ts';

const root = resolve('.');
const head = tryGit(root, 'rev-parse', 'HEAD').stdout.trim();
const former = ['879a2bc6', 'cceccbe4'] as const;
const expected = readFixture(import.meta.dirname, 'update.yaml') as Record<string, string[]>;

const facts = [
  '--country=IT',
  '--name=St. Example Coptic Orthodox Church',
  '--short-name=Example',
  '--street=Via Esempio 12',
  '--city=Milano',
  '--region=MI',
  '--postal-code=20100',
  '--time-zone=Europe/Rome',
  '--languages=en ar',
];

// A limit for tests that hang: each makes a parish, merges, and builds.
test.describe.configure({ timeout: 600_000 });
test.skip(!isOriginal(root), 'The project is that of another parish.');
test.skip(
  former.some((commit) => tryGit(root, 'cat-file', '-e', `${commit}^{commit}`).status !== 0),
  'This clone does not have the history from which the parishes are made: git fetch --unshallow',
);

/** A parish that began with a commit, and has texts, a color, a logo and pictures of its own. */
async function createParish(commit: string) {
  const folder = await mkdtemp(join(tmpdir(), 'parish-'));
  const git = (...args: string[]) => {
    const author = [
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@example.org',
      '-c',
      'advice.detachedHead=false',
    ];
    return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  };
  const commitAll = (message: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  git('clone', '--quiet', '--shared', '--no-checkout', root, '.');
  git('remote', 'rename', 'origin', 'original');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  git('checkout', '--quiet', '-B', 'parish', commit);
  expect(await runTool(folder, ['../tools/new-parish.ts', ...facts], {})).toMatchObject({ code: 0 });
  commitAll('Enter our parish');

  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const edit = (file: string, change: (text: string) => string) => {
    const before = read(file);
    writeFileSync(join(folder, file), change(before));
    expect(read(file), file).not.toBe(before);
  };
  /** As Pages CMS saves a file: without comments, and with each switch that is off. */
  const save = (name: string, change: (data: Saved) => void) =>
    edit(`src/content/${name}`, (text) => {
      const data = parse(text) as Saved;
      change(data);
      return stringify(data);
    });
  const at = (list: Saved[] | undefined, id: string) =>
    list?.find((it) => it.id === id || it.text === id) ?? {};
  save('church-year.yaml', ({ observances }) => {
    at(observances, 'nativity').text = 'Christ is born, and our town sings.';
    at(observances, 'cross-appearance').text = 'Our bishop brings a relic of the Cross.';
    at(observances, 'bright-saturday').evening = false;
  });
  save('ministries.yaml', ({ cards = [] }) => {
    cards.splice(0, 3, {
      ...at(cards, 'worship'),
      id: 'choir',
      name: 'Our choir',
      text: 'We sing on Fridays.',
    });
    for (const card of cards) card.placeholder = false;
  });
  save('first-visit.yaml', ({ questions }) => {
    at(questions, 'communion').answer = 'Please speak with our priest before the liturgy.';
  });
  save('translations/ar.yaml', ({ texts }) => {
    at(texts, 'Menu').translation = 'قائمتنا';
  });
  edit('tailwind.config.ts', (text) => text.replace("950: '#0b2233'", "950: '#33110b'"));
  edit('src/assets/brand/logo.svg', (text) => text.replace('</svg>', '<path d="M1 1h2v2H1z"/></svg>'));
  const photo = sharp({ create: { width: 2400, height: 900, channels: 3, background: '#345' } });
  await photo.jpeg().toFile(join(folder, 'src/assets/banners/banner-giving.jpg'));
  rmSync(join(folder, 'src/assets/ministries/ministry-worship.png'));
  save('ministries.yaml', ({ cards = [] }) => {
    at(cards, 'choir').image = { file: '../assets/ministries/ministry-deacons.png', alt: 'Our choir' };
  });
  commitAll('Our own');
  return {
    folder,
    git,
    read,
    /** @param theirs a commit of the original */
    merge: (theirs: string) => {
      git('update-ref', 'refs/remotes/original/main', theirs);
      try {
        git('merge', '--no-commit', '-X', 'ours', 'original/main');
      } catch {
        // Of dictionaries that the parish has deleted.
      }
      return runTool(folder, ['../tools/update.ts'], {});
    },
    values: () => {
      const files = filesIn(folder, 'src/content').filter((file) => !file.includes('/translations/'));
      const entries = files.flatMap((file) => {
        const data: unknown = parse(read(file));
        const texts = textsIn(
          JSON.parse(JSON.stringify(data, (_, it: unknown) => (typeof it === 'boolean' ? String(it) : it))),
        );
        return texts.map(({ path, text }) => [
          `${file.replace('src/content/', '')}, ${formatContentPath(path, data)}`,
          text.trim(),
        ]);
      });
      return new Map(entries as [string, string][]);
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** What content is, as far as this test changes it. */
type Saved = Record<string, unknown> &
  Partial<Record<'observances' | 'cards' | 'questions' | 'texts', Saved[]>>;

/** The present code with the content of a commit that stays: each later correction would be another line of the list. */
function withFormerContent(folder: string) {
  const run = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE: join(folder, '.git/other-index') },
    }).trim();
  run('read-tree', head);
  run('rm', '-r', '--cached', '--quiet', '--force', 'src/content', 'starter');
  run('read-tree', '--prefix=src/content/', 'cceccbe4:src/content');
  const neutral = 'tools/new-parish/neutral-content.yaml';
  run('update-index', '--add', '--cacheinfo', `100644,${run('rev-parse', `cceccbe4:${neutral}`)},${neutral}`);
  return run('commit-tree', run('write-tree'), '-p', head, '-m', 'The original');
}

for (const commit of former) {
  test(`a parish that began with ${commit} keeps all it wrote, and gets what was mended`, async () => {
    await using parish = await createParish(commit);
    const { folder, git, read, values } = parish;
    const before = values();
    const isLiteral = commit === '879a2bc6';
    const { code, output } = await parish.merge(isLiteral ? withFormerContent(folder) : head);
    expect(code, output).toBe(0);
    expect(output).toMatch(/The content is valid\. .*git commit --all /);
    const sections = Object.fromEntries(
      output.split('\n\n').map((section) => {
        const [title = '', ...lines] = section.split('\n');
        return [title, lines.map((line) => line.trim())];
      }),
    );
    if (isLiteral)
      for (const [title, lines] of Object.entries(expected)) {
        const isSome = title.startsWith('Taken over');
        const said = sections[`${title}:`];
        expect.soft(said).toEqual(isSome ? expect.arrayContaining(lines) : lines);
        if (isSome) expect.soft(said).toHaveLength(36);
      }

    // What is not listed is as it was.
    const listed = [...output.matchAll(/^ {2}(\S+, [\w.-]+)(?=: | is )/gm)].map(([, key = '']) => key);
    const after = values();
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (key) => before.get(key) !== after.get(key),
    );
    expect(changed.filter((key) => !listed.some((it) => key.startsWith(it)))).toEqual([]);
    // Also what it has yet to enter.
    for (const [key, value] of before)
      if (key.startsWith('church.yaml, ') && !key.includes('geo')) expect(after.get(key), key).toBe(value);
    expect(after.get('ministries.yaml, cards.choir.text')).toBe('We sing on Fridays.');
    expect(after.get('first-visit.yaml, questions.communion.answer')).toBe(
      'Please speak with our priest before the liturgy.',
    );
    expect(after.get('church-year.yaml, observances.nativity.text')).toBe(
      'Christ is born, and our town sings.',
    );
    expect(read('src/content/translations/ar.yaml')).toContain('قائمتنا');
    expect(read('src/content/translations/ar.yaml')).not.toContain('مساء {eve}');
    expect(read('src/styles/palette.ts')).toContain('#33110b');
    expect(existsSync(join(folder, 'src/assets/ministries/ministry-worship.png'))).toBe(false);
    expect(
      git(
        'diff',
        '--stat',
        'parish',
        '--',
        'src/assets/banners/banner-giving.jpg',
        'src/assets/brand/logo.svg',
      ),
    ).toBe('');

    git('commit', '--quiet', '--all', '--no-edit');
    expect(git('status', '--porcelain')).toBe('?? translate-ar.yaml');
    const build = await buildWithCachedImages(folder);
    expect(build.code, build.output).toBe(0);
    const dist = join(folder, 'dist');
    expect((await checkBuiltSite(dist)).filter(isError)).toEqual([]);
    expect(readBuilt('manifest.webmanifest', dist)).toContain('#33110b');
    expect(readBuilt('Schedule.html', dist)).not.toMatch(/SMPK|Winterpock|Chesterfield/);
    if (isLiteral) return;
    // The sites of its tests have their own pictures.
    const fixture = { CONTENT: contentOf('ordinary'), TODAY: '2026-11-24' };
    expect(await runTool(folder, ['../tools/check-content.ts'], fixture)).toMatchObject({ code: 0 });
  });
}
