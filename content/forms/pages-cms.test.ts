import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { dictionaryName, names, pathOf } from '#content/content-files.ts';
import { load } from '#content/load.ts';
import { pagesCms } from './pages-cms.ts';

const forms = pagesCms({ languages: ['en', 'ar'], address: { country: 'US' } });

// A change of a form is a change of that file.
it('.pages.yml is up to date (npm run describe-content)', () => {
  const project = join(import.meta.dirname, '../..');
  const ofProject = pagesCms(load(project).church);
  expect(readFileSync(join(project, '.pages.yml'), 'utf8')).toBe(ofProject);
});

it('every file has one form, and every field a label and a help text', () => {
  const paths = [...forms.matchAll(/^ *path: (src\/content\/.*)/gm)].map(([, path]) => path);
  expect(paths.sort()).toEqual([...names, dictionaryName('ar')].map(pathOf).sort());
  const fields = forms.slice(forms.indexOf('components:')).match(/- name: .*\n.*\n.*/g) ?? [];
  const withoutHelp = fields.filter(
    (it) => !/\n *label: '?[\p{Lu}\p{Lo}].*\n *description: .*\w{3}/u.test(it),
  );
  expect(withoutHelp).toEqual(['- name: pages\n    label: Pages\n    type: group']);
});

// A `$` within a pattern refuses what has a space at its end, and `maxlength` cuts what is pasted.
it('no pattern ends within, and no input has a length', () => {
  const ends = String.raw`[\s\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u200C\u200D]*`;
  const patterns = [...forms.matchAll(/^ *regex: (.*)$/gm)].map(([, it = '']) => it.replaceAll(ends, '~'));
  expect(patterns.length).toBeGreaterThan(20);
  const shape = /^'?(\^~\$\|)?\^~(\(\?=\[\^\\n\]\{\d+,\d+\}~\$\))?[^$]*~\$'?$/;
  expect(patterns.filter((pattern) => !shape.test(pattern))).toEqual([]);
  expect(forms).not.toContain('maxlength');
});

const inputs = readFixture(import.meta.dirname, 'fixtures/inputs.yaml') as object;

it.each(Object.entries(inputs))('the forms have an input for %s', (_, lines) => {
  expect(forms.replace(/\n +/g, '\n')).toContain(lines);
});

it.each([
  ['US', ['region', 'postalCode']],
  ['GB', ['postalCode']],
  ['QA', []],
])('in %s, an address needs %j', (country, needed) => {
  const ofCountry = pagesCms({ languages: ['en'], address: { country } });
  const required = ofCountry.matchAll(/name: (region|postalCode)\n.*\n.*\n *required: true/g);
  expect([...required].map(([, name]) => name)).toEqual(needed);
});
