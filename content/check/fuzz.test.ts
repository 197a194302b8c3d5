import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { valueAt, type ContentPath } from '#content-model/content-path.ts';
import { type ContentFile, contentFiles, names } from '#content/content-files.ts';
import { texts } from './fixtures/content.ts';
import { findSchemaIssues } from './schema-issues.ts';

const dates = ['2026-12-32', '26-12-06', '2026–12–06', 'Sunday', 'Dec. 6th'];
const nonsense = [...dates, undefined, null, '', '\0', -1.5, Number.NaN, true, [], [null], {}];
const hours = { startTime: '9:00 AM', endTime: '11:00 AM' };
const vespers = { name: 'Vespers', date: '2099-03-01', ...hours };
const seasons = { firstDate: '2099-01-01', lastDate: '2099-12-31' };
const notice = { text: 'Snow', link: { label: 'Read', page: 'home' }, ...seasons };
const liturgy = { id: 'lent', day: 'Sunday', ...seasons, ...hours };
/** What the small parish lacks: two entries, with every field that a rule uses. */
const entries: Partial<Record<ContentFile, object>> = {
  'liturgies.yaml': {
    liturgies: [liturgy, { ...liturgy, id: 'summer', day: 'Saturday', replaces: 'lent' }],
    pauses: [{ id: 'pascha', text: 'Pascha', firstDate: '7 days before Pascha', lastDate: 'Pascha' }],
    changes: [
      { liturgy: 'summer', date: '2099-03-14', canceled: true, reason: 'Snow' },
      { liturgy: 'summer', date: '2099-03-07', ...hours },
    ],
    specialServices: [vespers, { ...vespers, date: '2099-03-02' }],
  },
  'notices.yaml': { notices: [notice, notice] },
};

/** A message that no schema has written, or one without its example. */
const ofZod = /^$|such as:? ?(;|$)|^(Invalid|Too (big|small)|Unrecognized)\b/;

it.each(names)('no value in %s makes its rules throw, and each has a message for the office', (name) => {
  const data = { ...(parse(texts[name]) as object), ...entries[name] };
  expect(findSchemaIssues(name, data, '2026-12-01')).toEqual([]);
  for (const path of pathsIn(data)) {
    for (const value of nonsense) {
      const changed = replace(path, data, value);
      const messages =
        contentFiles[name].safeParse(changed).error?.issues.map(({ message }) => message) ?? [];
      const issues = findSchemaIssues(name, changed, '2026-12-01').map(({ expected }) => expected);
      expect([...messages, ...issues].filter((message) => ofZod.test(message))).toEqual([]);
    }
  }
});

function pathsIn(value: unknown, path: ContentPath = []): ContentPath[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...keys].flatMap((key) => [[...path, key], ...pathsIn(valueAt([key], value), [...path, key])]);
}

function replace([key, ...rest]: ContentPath, parent: unknown, value: unknown): unknown {
  if (key === undefined) return value;
  const child = replace(rest, valueAt([key], parent), value);
  return Array.isArray(parent) ? parent.with(Number(key), child) : { ...(parent as object), [key]: child };
}
