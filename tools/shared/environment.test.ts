import { delimiter } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { dateIn } from '#time/dates.ts';
import { now } from '#time/now.ts';
import { useFolder } from '#tools/fixtures/folder.ts';
import { checkEnvironment, contentOverlays, sourceOf } from './environment.ts';
import { readYaml } from './read-yaml.ts';

const { root, write } = useFolder();

afterEach(() => {
  vi.unstubAllEnvs();
});

it('CONTENT names the folders whose files are read in place of those of src/content, the last one first', () => {
  for (const [file, label] of [
    ['src/content/church.yaml', 'the parish'],
    ['src/content/notices.yaml', 'the parish'],
    ['parish/church.yaml', 'a fixture'],
    ['parish/layout.yaml', 'a fixture'],
    ['feast/church.yaml', 'a feast'],
  ] as const)
    write(file, `label: ${label}\n`);
  const labelOf = (name: string) => readYaml(root, name)?.data;
  expect(labelOf('church.yaml')).toEqual({ label: 'the parish' });
  vi.stubEnv('CONTENT', ['parish', 'feast'].join(delimiter));
  expect(labelOf('church.yaml')).toEqual({ label: 'a feast' });
  expect(labelOf('layout.yaml')).toEqual({ label: 'a fixture' });
  expect(labelOf('notices.yaml')).toEqual({ label: 'the parish' });
  expect(labelOf('clergy.yaml')).toBeUndefined();
  expect(sourceOf(root, 'layout.yaml')).toBe('parish/layout.yaml');
  vi.stubEnv('CONTENT', ['parish', 'fest'].join(delimiter));
  expect(() => contentOverlays(root)).toThrow(
    "CONTENT is 'fest'. Expected: a folder of the project, with files as in src/content.",
  );
});

it('TODAY is that day in each time zone of a parish', () => {
  vi.stubEnv('TODAY', '2027-04-25');
  for (const timeZone of ['Pacific/Honolulu', 'America/New_York', 'Africa/Cairo', 'Pacific/Auckland'])
    expect(dateIn(timeZone, now())).toBe('2027-04-25');
  vi.stubEnv('TODAY', '2027-12-25');
  expect(dateIn('Pacific/Auckland', now())).toBe('2027-12-25');
});

it.each(['2027-02-30', 'tomorrow', '27-04-25'])('TODAY=%s ends the process with one sentence', (day) => {
  vi.stubEnv('TODAY', day);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const error = vi.spyOn(console, 'error').mockReturnValue();
  checkEnvironment(import.meta.dirname);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(error.mock.calls).toEqual([
    [`TODAY is '${day}'. Expected: a date as year, month and day, such as 2027-04-25.`],
  ]);
  vi.restoreAllMocks();
});
