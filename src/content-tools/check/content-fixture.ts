import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { church } from '#parish/church-fixture.ts';
import { contentFiles, type ContentFile } from '#schemas/content-files.ts';
import { fillVariables, variableFiles } from '#schemas/variables.ts';
import { parseYaml } from '#content-tools/yaml/parse-yaml.ts';
import { checkContent, checkFile, formatReport, type Issue } from './check-content.ts';

export const project = resolve(import.meta.dirname, '../../..');
export const root = join(tmpdir(), `content-check-${crypto.randomUUID()}`);
const content = (name: string) => join(root, 'src/content', name);
export const write = (name: string, data: string | Uint8Array) => writeFileSync(content(name), data);
/** @returns the path of a file in its `src/assets`; by default of the image that `clergy.yaml` names */
export const imagePath = (name = 'photo.jpg') => join(root, 'src/assets', name);
/** @returns an image that sharp has yet to encode */
export const photo = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: 'gold' } });
export const jpeg = await photo(1500, 1000).jpeg().toBuffer();

/** In place of the parish's own hours, so that tests may edit the text of the file. */
export const liturgies = `liturgies:
  - id: saturday
    day: Saturday
    startTime: 8:00 AM
    endTime: 10:30 AM
  - id: sunday
    day: Sunday
    startTime: 8:30 AM
    endTime: 11:30 AM
# The hours as a calendar.
feed:
  # The name of a liturgy.
  eventName: Divine Liturgy
  # The same in Arabic.
  arabic: القداس الإلهي
`;

/** The parish's own content with other images: no test depends on its text, only on it being valid. */
export const texts = Object.fromEntries(
  (Object.keys(contentFiles) as ContentFile[]).map((name) => {
    const text = readFileSync(join(project, 'src/content', name), 'utf8');
    return [name, text.replace(/((?:\.\.\/)+assets\/).*\.\w+/g, '$1other.jpg')];
  }),
) as Record<ContentFile, string>;
// The names of a parish and of its place may make a title too long with those of others, and its country has other codes.
for (const key of ['name', 'address'] as const)
  texts['church.yaml'] = withValue(texts['church.yaml'], key, church[key]);
texts['liturgies.yaml'] = liturgies;
const notice = { text: 'Snow', firstDate: '2099-11-29', lastDate: '2099-12-06' };
texts['notices.yaml'] = withValue(texts['notices.yaml'], 'notices', [notice]);
const priestImage = { file: '../assets/photo.jpg', alt: 'A priest' };
texts['clergy.yaml'] = withValue(texts['clergy.yaml'], 'priestImage', priestImage);

/** Creates a project with this content before each test of a file, and removes it afterwards. */
export function setUpContent(): void {
  beforeEach(() => {
    for (const [name, text] of Object.entries(texts)) {
      mkdirSync(dirname(content(name)), { recursive: true });
      write(name, text);
    }
    mkdirSync(imagePath(''));
    writeFileSync(imagePath('other.jpg'), jpeg);
    writeFileSync(imagePath(), jpeg);
  });
  afterEach(() => rmSync(root, { recursive: true }));
}

/** @returns a file's text with a value, by its key as in messages: `why.paragraphs.2`. `undefined` deletes the key. */
export function withValue(text: string, key: string, value: unknown): string {
  const document = parseDocument(text);
  const path = key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) - 1 : step));
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value, { aliasDuplicateObjects: false }));
  return document.toString();
}

export const set = (name: string, key: string, value: unknown) =>
  write(name, withValue(readFileSync(content(name), 'utf8'), key, value));

/** @returns the text of `liturgies.yaml` with the first occurrence of a text replaced */
export function edit(from: string | RegExp, to: string): string {
  const text = liturgies.replace(from, () => to);
  expect(text).not.toBe(liturgies);
  return text;
}

export const fill = (data: unknown) =>
  fillVariables(
    data,
    variableFiles.map((file) => parse(texts[file]) as unknown),
  );

/** Checks the text of a file in memory, without its images. */
export async function issuesIn(name: ContentFile, text: string): Promise<Issue[]> {
  const parsed = parseYaml(Buffer.from(text));
  return checkFile({ name, parsed: { ...parsed, data: fill(parsed.data) } }, '2026-12-01');
}

/** Asserts that there is one issue, and that its message has nothing that only programmers understand. */
export async function expectIssue(
  file: string,
  key: string,
  found: string | RegExp,
  expected: RegExp,
  issues: Promise<Issue[]> = checkContent(root),
) {
  const [issue, ...others] = await issues;
  expect([issue?.file, issue?.key, others]).toEqual([`src/content/${file}`, key, []]);
  expect(issue?.found).toMatch(found);
  expect(issue?.expected).toMatch(expected);
  expect(formatReport(await issues)).not.toMatch(/ZodError|Invalid input|at .*\.[jt]s:\d+|undefined|NaN/);
}
