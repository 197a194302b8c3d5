import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languagesOf } from '#language/languages.ts';
import { readSite } from '#tools/shared/read-site.ts';
import { dictionaryName, pathOf } from '#tools/shared/read-yaml.ts';
import { names } from '#content-files.ts';
import { readChurchOf } from '#tools/new-parish/new-parish.ts';
import { pagesCms } from './pages-cms.ts';

const forms = pagesCms('US', languagesOf({ languages: ['en', 'ar'], address: { country: 'US' } }));

// A change of a form is a change of that file.
it('.pages.yml is up to date (npm run describe-content)', () => {
  const project = join(import.meta.dirname, '../..');
  const ofProject = pagesCms(readChurchOf(project).address.country, readSite(project).languages);
  expect(readFileSync(join(project, '.pages.yml'), 'utf8')).toBe(ofProject);
});

it('every content file and other language has one form, and every field a label and a help text', () => {
  const paths = [...forms.matchAll(/^ *path: (src\/content\/.*)/gm)].map(([, path]) => path);
  expect(paths.sort()).toEqual([...names, dictionaryName('ar')].map(pathOf).sort());
  const fields = forms.slice(forms.indexOf('components:')).match(/- name: .*\n.*\n.*/g) ?? [];
  const withoutHelp = fields.filter(
    (it) => !/\n *label: '?[\p{Lu}\p{Lo}].*\n *description: .*\w{3}/u.test(it),
  );
  expect(withoutHelp).toEqual(['- name: pages\n    label: Pages\n    type: group']);
});

it.each([
  // Of a longer one, the browser would drop the end.
  [
    'a required text',
    "type: string\n pattern:\n regex: ^\\s*[^\\n]{3,60}\\s*$\n message: 'Expected: 3 to 60 characters, all on one line'",
  ],
  ['a text of several lines', 'type: text\n pattern:\n regex: ^\\s*[^\\n]{1,300}\\s*$'],
  [
    'a text with a pattern, in which spaces may be special',
    String.raw`regex: ^\s*[\w\s./-]{5,30}\s*$` + "\n message: 'Expected: a number such as 12-",
  ],
  // Pages CMS checks the pattern of an empty text too.
  ['one that may be empty', String.raw`regex: ^$|^\s*\+[1-9]\d{0,2}([\s-]\d+)+(\sext\.\s\d{1,6})?\s*$`],
  ['a number', 'type: number\n options:\n min: 1\n max: 2.5'],
  ['a choice', 'type: select\n options:\n values:\n - silent\n - status\n'],
  // Pages CMS would fill in the present date.
  ['a required date', "required: true\n type: date\n default: ''"],
  ['a text that nobody changes', 'readonly: true'],
  ['an id that the site makes', 'type: string\n hidden: true'],
  ['a switch', 'description: Switch it on when there is no liturgy on that day.\n type: boolean'],
  [
    'a list of groups',
    "list:\n min: 1\n max: 6\n collapsible:\n collapsed: true\n summary: '{fields.label}'",
  ],
  ['the liturgies', "summary: '{fields.day} {fields.name} {fields.startTime} {fields.firstDate}'"],
  [
    'the languages of the site',
    'type: object\n fields:\n - name: ar\n label: العربية\n description: The same text in this language.\n component: reason\n',
  ],
  ['an image', 'type: image\n options:\n media: images\n path: src/assets/clergy'],
  ['an image of a page', 'type: image\n options:\n media: page-images\n path: src/assets/banners'],
  ['a file', 'type: file\n options:\n media: files'],
])('the forms have an input for %s', (_, lines) => {
  expect(forms.replace(/\n +/g, '\n ')).toContain(lines);
});

it.each([
  ['US', ['region', 'postalCode']],
  ['GB', ['postalCode']],
  ['QA', []],
])('in %s, an address needs %j', (country, needed) => {
  const required = pagesCms(country, []).matchAll(/name: (region|postalCode)\n.*\n.*\n *required: true/g);
  expect([...required].map(([, name]) => name)).toEqual(needed);
});
