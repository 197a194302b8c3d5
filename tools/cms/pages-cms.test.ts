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
  const withoutHelp = fields.filter((it) => !/\n *label: '?[A-Z].*\n *description: .*\w{3}/.test(it));
  expect(withoutHelp).toEqual(['- name: pages\n    label: Pages\n    type: group']);
});

it.each([
  ['a required text', 'required: true\n type: string\n options:\n minlength: 3\n maxlength: 60'],
  ['a text of several lines', 'type: text\n options:\n maxlength: 300'],
  [
    'a text with a pattern',
    String.raw`regex: ^[\w ./-]{5,30}$` + "\n message: 'Expected: a number such as 12-",
  ],
  // Pages CMS checks the pattern of an empty text too.
  ['one that may be empty', String.raw`regex: ^$|^\+[1-9]\d{0,2}([ -]\d+)+( ext\. \d{1,6})?$`],
  ['a number', 'type: number\n options:\n min: 1\n max: 2.5'],
  ['a choice', 'type: select\n options:\n values:\n - silent\n - status\n'],
  ['a required date', 'required: true\n type: date\n - name'],
  // Pages CMS would fill in the present date.
  ['a date that may be left out', "type: date\n default: ''"],
  [
    'a list of groups',
    "list:\n min: 1\n max: 6\n collapsible:\n collapsed: true\n summary: '{fields.label}'",
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
