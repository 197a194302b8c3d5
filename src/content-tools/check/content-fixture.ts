import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect } from 'vitest';
import { parseDocument } from 'yaml';
import { contentFiles } from '#schemas/content-files.ts';
import { checkContent, formatReport } from './check-content.ts';

export const project = resolve(import.meta.dirname, '../../..');
/** The folder of the temporary project that `setUpContent` creates. */
export const root = join(tmpdir(), `content-check-${crypto.randomUUID()}`);
const content = (name: string) => join(root, 'src/content', name);
/** Writes a file of its `src/content`. */
export const write = (name: string, data: string | Uint8Array) => writeFileSync(content(name), data);
/** @returns the path of a file in its `src/assets`; by default of the image that `clergy.yaml` names */
export const imagePath = (name = 'photo.jpg') => join(root, 'src/assets', name);
/** @returns an image that sharp has yet to encode */
export const photo = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: 'gold' } });
export const jpeg = await photo().jpeg().toBuffer();

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
calendar:
  # The name of a liturgy.
  eventName: Divine Liturgy
  # The link that adds the calendar.
  subscribeLabel: Add to your calendar
  downloadLabel: Download the hours
labels: { changesHeading: Changes, canceledLabel: Canceled, insteadOfLabel: instead of, fromLabel: from, moreLabel: More }
`;

/** Creates a project with valid content before each test of a file, and removes it afterwards. */
export function setUpContent(): void {
  // The parish's own content with other images: no test depends on its text, only on it being valid.
  beforeEach(() => {
    for (const name of Object.keys(contentFiles)) {
      mkdirSync(dirname(content(name)), { recursive: true });
      const text = readFileSync(join(project, 'src/content', name), 'utf8');
      write(name, text.replace(/((?:\.\.\/)+assets\/).*\.\w+/g, '$1other.jpg'));
    }
    write('liturgies.yaml', liturgies);
    set('notices.yaml', 'notices', [{ text: 'Snow', firstDate: '2026-11-29', lastDate: '2026-12-06' }]);
    mkdirSync(imagePath(''));
    writeFileSync(imagePath('other.jpg'), jpeg);
    writeFileSync(imagePath(), jpeg);
    set('clergy.yaml', 'priestImage', { file: '../assets/photo.jpg', alt: 'A priest' });
  });
  afterEach(() => rmSync(root, { recursive: true }));
}

/** Sets a value by its key, written as in messages: `why.paragraphs.2`. The value `undefined` deletes the key. */
export function set(name: string, key: string, value: unknown): void {
  const document = parseDocument(readFileSync(content(name), 'utf8'));
  const path = key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) - 1 : step));
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value, { aliasDuplicateObjects: false }));
  write(name, document.toString());
}

/** Replaces the first occurrence of a text in `liturgies.yaml`, and returns the new text of the file. */
export function edit(from: string | RegExp, to: string): string {
  const text = liturgies.replace(from, () => to);
  expect(text).not.toBe(liturgies);
  write('liturgies.yaml', text);
  return text;
}

/** Asserts that the content has one issue, and that its message has nothing that only programmers understand. */
export async function expectIssue(file: string, key: string, found: string | RegExp, expected: RegExp) {
  const issues = await checkContent(root);
  expect(issues.map((it) => [it.file, it.key])).toEqual([[`src/content/${file}`, key]]);
  expect(issues[0]?.found).toMatch(found);
  expect(issues[0]?.expected).toMatch(expected);
  expect(formatReport(issues)).not.toMatch(/ZodError|Invalid input|at .*\.[jt]s:\d+|undefined|NaN/);
}
