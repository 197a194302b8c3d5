import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const guides = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name.replaceAll('\\', '/')}`);

describe.each([...guides, 'README.md'])('%s', (guide) => {
  it('links to what is there', () => {
    const links = [...read(guide).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const dead = links.filter((link) => !/^https?:/.test(link) && !leadsSomewhere(link, guide));
    expect(dead).toEqual([]);
  });

  it('names files that are there', () => {
    const named = [...read(guide).matchAll(/`((?:src|e2e|scripts|docs)\/[\w./*-]+)`/g)].map(
      ([, file = '']) => file,
    );
    const missing = named.filter((file) => !file.includes('*') && !existsSync(join(root, file)));
    expect(missing.filter((file) => !/prayers|Prayers|Hymn|folder/.test(file))).toEqual([]);
  });
});

describe('the guides of the office', () => {
  const office = guides.filter((name) => name.startsWith('docs/office/'));

  it('are all in the index', () => {
    const index = read('docs/office/README.md');
    const tasks = office.filter((name) => !name.endsWith('README.md'));
    expect(tasks.filter((name) => !index.includes(`](${relative('docs/office', name)})`))).toEqual([]);
  });

  it('show each picture that was taken for them', () => {
    const pictures = readdirSync(join(root, 'docs/office/screenshots'));
    const all = office.map(read).join('\n');
    expect(pictures.filter((name) => !all.includes(`(pictures/${name})`))).toEqual([]);
  });

  it('call the forms of Pages CMS by their names', () => {
    const index = read('docs/office/README.md');
    const { content } = parse(read('.pages.yml')) as { content: { label: string; path?: string }[] };
    const missing = content.filter(({ label, path }) => path && !index.includes(`| ${label} `));
    expect(missing.map(({ label }) => label)).toEqual([]);
  });
});

describe('what a volunteer is told to click in Pages CMS', () => {
  const labels = new Set(
    [...read('.pages.yml').matchAll(/^ *(?:- )?label: ['"]?(.*?)['"]?$/gm)].map(([, label]) => label),
  );
  // Its own buttons, and what stands there from content: an entry of a list, a choice.
  const others = ['Save', 'Add an item', 'Remove item', 'Remove', 'Upload', 'Sunday', 'status'];
  const office = guides.filter(
    (name) => name.startsWith('docs/office/') && /^##+ With Pages CMS$/m.test(read(name)),
  );

  it.each(office)('in %s is there', (guide) => {
    const parts = read(guide)
      .split(/^(?=##+ )/m)
      .filter((part) => /^##+ With Pages CMS\n/.test(part));
    const clicked = parts.flatMap((part) =>
      [...part.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words),
    );
    expect(clicked.length).toBeGreaterThan(1);
    expect(clicked.filter((words) => !labels.has(words) && !others.includes(words))).toEqual([]);
  });
});

function leadsSomewhere(link: string, from: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? join(root, from) : join(root, dirname(from), path);
  if (!existsSync(file)) return false;
  return anchor === undefined || headingsOf(readFileSync(file, 'utf8')).includes(anchor);
}

/** The anchors that GitHub gives to the headings of a page. */
function headingsOf(markdown: string): string[] {
  const headings = markdown.replace(/```[^]*?```/g, '').matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
