import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
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
const { components, content } = parse(
  pagesCms({ languages: languageCodes, address: { country: 'US' } }),
) as Config;
const forms = content.flatMap((it) => ('items' in it ? it.items : it));
/** Buttons of Pages CMS, and an entry of a list that is an example. */
const buttons = ['Save', 'Add an item', 'Remove item', 'Remove', 'Upload', 'Sunday'];

const contentOf = (field: Field): Group => (field.component ? (components[field.component] ?? {}) : field);

/** All labels of a form, also within its lists and groups. */
const labelsIn = ({ fields = [] }: Group): string[] =>
  fields.flatMap((field) => [field.label, ...labelsIn(contentOf(field))]);

/** The labels of what has to be filled in. */
const requiredIn = ({ fields = [] }: Group): string[] =>
  fields
    .filter(({ required, hidden }) => required && !hidden)
    .flatMap((field) => [field.label, ...requiredIn(contentOf(field))]);

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

const office = globSync('docs/office/*.md', { cwd: root }).map((name) => name.replaceAll('\\', '/'));

it('the index of the office guides has all of them, and every form of Pages CMS', () => {
  const index = read('docs/office/README.md');
  const guides = office.map((name) => basename(name)).filter((name) => name !== 'README.md');
  expect(guides.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  const named = forms
    .filter(({ path }) => !path.includes('/pages/'))
    .filter(({ path }) => !path.includes('/translations/') || path.endsWith('/ar.yaml'))
    .map(({ label, path }) => `- **${label}** (\`${path.replace('src/content/', '')}\`)`);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((it) => !index.includes(it))).toEqual([]);
});

/** Steps in a form begin with it, in each section. */
const opened = /(?:the forms\]?(?:\([^)]*\))?, open|On the left, click) \*\*(.+?)\*\*/g;
const steps = office.flatMap((guide) =>
  read(guide)
    .split(/^(?=##+ )/m)
    .filter((section) => matches(section, opened).length > 0)
    .map((section) => ({ guide, heading: section.slice(0, section.indexOf('\n')), section })),
);

it('the office guides tell the steps in forms', () => {
  expect(steps.length).toBeGreaterThan(25);
});

const labelsOf = (section: string) =>
  matches(section, /\*\*([^*]+)\*\*/g).map((label) => label.replace(/\s+/g, ' '));

it.each(steps)('$guide names labels of the forms that it opens, below $heading', ({ section }) => {
  const labels = labelsOf(section);
  const named = forms.filter(({ label }) => labels.includes(label));
  expect(matches(section, opened).filter((label) => named.every((it) => it.label !== label))).toEqual([]);
  const known = [...buttons, 'Pages', ...named.flatMap((form) => [form.label, ...labelsIn(form)])];
  expect(labels.filter((label) => !known.includes(label))).toEqual([]);
});

it('the office guides name all that an entry of a list needs', () => {
  const lists = forms.flatMap(({ label, fields }) =>
    fields
      .filter((field) => contentOf(field).list)
      .map((list) => ({ label, name: `${label}, ${list.label}`, list })),
  );
  const untold = lists.filter(({ label, list }) => {
    const needed = requiredIn(contentOf(list));
    const told = steps.map(({ section }) => labelsOf(section)).filter((labels) => labels.includes(label));
    return !told.some((labels) => needed.every((it) => labels.includes(it)));
  });
  const others = forms.flatMap(({ label, path }) =>
    /translations\/(?!ar)/.test(path) ? `${label}, Texts` : [],
  );
  expect(untold.map(({ name }) => name).sort()).toEqual(
    // The cards have the fields of ministries.
    [
      'Header and footer, Header links',
      'Header and footer, Menu links',
      'Pillars, Cards',
      'Volunteering, Cards',
      ...others,
    ].sort(),
  );
});

it('the office guides show each of their screenshots once', () => {
  const shown = office.flatMap((guide) => matches(read(guide), /\(screenshots\/(.*?)\)/g));
  expect(shown.sort()).toEqual(readdirSync(join(root, 'docs/office/screenshots')).sort());
});

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

interface Config {
  components: Record<string, Group>;
  content: (Form | { items: Form[] })[];
}

interface Form {
  label: string;
  path: string;
  fields: Field[];
}

interface Group {
  fields?: Field[];
  list?: object | boolean;
}

interface Field extends Group {
  name: string;
  label: string;
  component?: string;
  required?: boolean;
  hidden?: boolean;
}
