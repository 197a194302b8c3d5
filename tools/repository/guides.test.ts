import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { languageCodes, languagesOf } from '#language/languages.ts';
import { pagesCms } from '#tools/cms/pages-cms.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).map((name) => name.replaceAll('\\', '/'));

describe.each(documents)('%s', (document) => {
  it('has no dead links', () => {
    const links = matches(read(document), /\]\(([^)\s]+)\)/g).filter((link) => !/^https?:/.test(link));
    expect(links.filter((link) => !targetExists(link, document))).toEqual([]);
  });

  it('names existing files', () => {
    const named = matches(read(document), /`((?:src|e2e|tools|integrations|docs)\/[\w./-]+)`/g);
    // The office may rename photos. The guides for developers use the other names as examples of new files.
    const files = named.filter((file) => !/\.jpg$|prayers|Prayers|CopyAddress|folder/.test(file));
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

describe('the guides of the parish office', () => {
  const index = read('docs/office/README.md');

  it('are all in the index', () => {
    const guides = readdirSync(join(root, 'docs/office')).filter((name) => /(?<!README)\.md$/.test(name));
    expect(guides.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });

  it('name every form of Pages CMS', () => {
    const { content } = parse(read('.pages.yml')) as { content: { label: string; path?: string }[] };
    const labels = content.filter(({ path }) => path).map(({ label }) => label);
    // Another parish may have translations into other languages.
    const names = labels.map((label) => label.replace(/(?<=^Translations:).*/, ''));
    expect(names.filter((name) => !index.includes(`| ${name} `))).toEqual([]);
  });

  // With the forms of a site in several languages.
  const address = { country: 'US' };
  const forms = pagesCms('US', languagesOf({ languages: languageCodes, address }));
  const withPagesCms = documents.filter((name) => /^##+ With Pages CMS$/m.test(read(name)));

  it.each(withPagesCms)('%s names existing labels of Pages CMS', (guide) => {
    const labels = matches(forms, /^ *(?:- )?label: ['"]?(.*?)['"]?$/gm);
    // Buttons of Pages CMS, and values of the content: a list entry, an option.
    const others = ['Save', 'Add an item', 'Remove item', 'Remove', 'Upload', 'Sunday', 'status'];
    const sections = read(guide).split(/^(?=##+ )/m);
    const steps = sections.filter((section) => /^##+ With Pages CMS\n/.test(section)).join('\n');
    const named = matches(steps, /\*\*([^*]+)\*\*/g);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((label) => !labels.includes(label) && !others.includes(label))).toEqual([]);
  });
});

function targetExists(link: string, document: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(join(root, target))) return false;
  return anchor === undefined || anchorsOf(read(target)).includes(anchor);
}

/** @returns the anchors that GitHub gives to the headings of a document */
function anchorsOf(markdown: string): string[] {
  return matches(markdown.replace(/```[^]*?```/g, ''), /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
