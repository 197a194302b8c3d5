import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { languageCodes } from '#language/languages.ts';
import { pagesCms } from '#content/forms/pages-cms.ts';
import { dictionaryName, names, pathOf } from '#content/content-files.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).map((name) => name.replaceAll('\\', '/'));
/** Also the dictionaries that a parish does not have. */
const contentFiles = [...names, ...languageCodes.map(dictionaryName)].map(pathOf);
/** With the forms of a site in several languages. */
const forms = pagesCms({ languages: languageCodes, address: { country: 'US' } });

it.each(documents)('%s has no dead links, and names existing files', (document) => {
  const links = matches(read(document), /\]\(([^)\s]+)\)/g).filter((link) => !/^https?:/.test(link));
  expect(links.filter((link) => !targetExists(link, document))).toEqual([]);
  const named = matches(read(document), /`((?:src|content|e2e|tools|integrations|docs)\/[\w./-]+)`/g);
  // The office may replace photos. The guides for developers use the other names as examples of new files.
  const files = named.filter(
    (file) => !/\.jpg$|^src\/assets\/\w+$|prayers|Prayers|CopyAddress|folder/.test(file),
  );
  const isKnown = (file: string) =>
    existsSync(join(root, file)) || contentFiles.some((it) => it === file || it.startsWith(file));
  expect(files.filter((file) => !isKnown(file))).toEqual([]);
});

it('the index of the office guides has all of them, and every form of Pages CMS', () => {
  const index = read('docs/office/README.md');
  const guides = readdirSync(join(root, 'docs/office')).filter((name) => /(?<!README)\.md$/.test(name));
  expect(guides.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  const labels = matches(forms, /^ {2}- name: .*\n +label: (.*)\n +description: .*\n +type: file$/gm);
  const named = labels.map((label) => label.replace(/^'(Translations:).*/, '$1'));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((label) => !index.includes(`| ${label} `))).toEqual([]);
});

it.each(documents.filter((name) => /^##+ With Pages CMS$/m.test(read(name))))(
  '%s names existing labels of Pages CMS',
  (guide) => {
    const labels = matches(forms, /^ *(?:- )?label: ['"]?(.*?)['"]?$/gm);
    // Buttons of Pages CMS, and values of the content: a list entry, an option.
    const others = ['Save', 'Add an item', 'Remove item', 'Remove', 'Upload', 'Sunday', 'status'];
    const sections = read(guide).split(/^(?=##+ )/m);
    const steps = sections.filter((section) => /^##+ With Pages CMS\n/.test(section)).join('\n');
    const named = matches(steps, /\*\*([^*]+)\*\*/g);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((label) => !labels.includes(label) && !others.includes(label))).toEqual([]);
  },
);

function targetExists(link: string, document: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(join(root, target))) return false;
  return anchor === undefined || anchorsOf(read(target)).includes(anchor);
}

function anchorsOf(markdown: string): string[] {
  return matches(markdown.replace(/```[^]*?```/g, ''), /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
