import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMissingValues, formatLaunchSummary, formatLaunchReport } from './launch-check.ts';
import { launchSettings, type LaunchSettings } from './launch-settings.ts';

const project = resolve(import.meta.dirname, '../..');
const supplied: LaunchSettings = {
  site: 'https://www.church.org',
  emailjs: { PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3', PUBLIC_EMAILJS_SERVICE_ID: 'service_1' },
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'launch-check-'));
  for (const part of [
    'src/content',
    'src/assets/life-at',
    'src/assets/clergy',
    'src/assets/mosaics.sha256',
  ]) {
    cpSync(join(project, part), join(root, part), { recursive: true });
  }
});

afterEach(() => rmSync(root, { recursive: true }));

/** The content as it is when the parish has supplied nothing but what the test says. */
function church(...lines: string[]): void {
  const text = readFileSync(join(root, 'src/content/church.yaml'), 'utf8');
  const kept = text
    .split('\n')
    .filter((line) => !lines.some((it) => line.startsWith(it.split(':')[0] ?? '')));
  write('src/content/church.yaml', [...kept, ...lines, ''].join('\n'));
}

const write = (path: string, text: string) => writeFileSync(join(root, path), text);

const found = async (settings = supplied) => (await findMissingValues(root, settings)).map(({ key }) => key);

describe('a gap', () => {
  it('is named with its file, key, what stands there and how to fill it', async () => {
    church('phone: +1-804-555-0100');
    expect(await findMissingValues(root, supplied)).toContainEqual({
      file: 'src/content/church.yaml',
      key: 'phone',
      found: '+1-804-555-0100',
      how: 'The telephone number, written +1-area-number.',
      essential: true,
    });
  });

  it('is gone once the parish has filled it', async () => {
    church('phone: +1-804-739-2100');
    expect(await found()).not.toContain('phone');
  });

  it.each([
    ['the address of the site', { ...supplied, site: 'https://www.smpk-church.example' }, 'SITE_URL'],
    ['the address of the site, left empty', { ...supplied, site: '' }, 'SITE_URL'],
    [
      "the form's identifiers",
      { ...supplied, emailjs: { PUBLIC_EMAILJS_TEMPLATE_ID: 'template-to-be-supplied' } },
      'PUBLIC_EMAILJS_TEMPLATE_ID',
    ],
  ])('may be in the settings: %s', async (_what, settings, key) => {
    expect(await found(settings)).toContain(key);
    expect(await found()).not.toContain(key);
  });

  it('is a mosaic where a photograph belongs, until one is saved over it', async () => {
    const picture = '#assets/life-at/LifeAt1.jpg';
    write('src/content/life-at.yaml', `cards:\n  - id: LifeAt1\n    image: { file: ${picture} }\n`);
    write('src/assets/life-at/LifeAt1.jpg', 'A mosaic');
    write(
      'src/assets/mosaics.sha256',
      `${createHash('sha256').update('A mosaic').digest('hex')}  LifeAt1.jpg\n`,
    );
    expect(await found()).toContain('cards.LifeAt1.image.file');
    write('src/assets/life-at/LifeAt1.jpg', 'A photograph');
    expect(await found()).not.toContain('cards.LifeAt1.image.file');
  });

  it('keeps the site from going live only where visitors would be misled', async () => {
    church('email: office@church.example');
    write('src/content/clergy.yaml', 'priests:\n  - id: first\n    office: Parish Priest\n');
    const gaps = await findMissingValues(root, supplied);
    expect(gaps.find(({ key }) => key === 'email')).toMatchObject({ essential: true });
    expect(gaps.find(({ key }) => key === 'priests.first.name')).toMatchObject({
      found: '',
      essential: false,
    });
  });
});

describe('the report', () => {
  const gap = {
    file: 'src/content/church.yaml',
    key: 'phone',
    found: '',
    how: 'The number.',
    essential: true,
  };

  it('has what is needed first, then what can wait, then the count', () => {
    expect(formatLaunchReport([{ ...gap, key: 'name', found: 'x', essential: false }, gap])).toBe(
      [
        'Needed before the site goes live',
        '',
        'src/content/church.yaml',
        '  phone: (nothing yet)',
        '    The number.',
        '',
        'Can wait',
        '',
        'src/content/church.yaml',
        '  name: x',
        '    The number.',
        '',
        "2 places wait for what is the parish's own; 1 of them must be filled before the site goes live.",
      ].join('\n'),
    );
  });

  it('says when nothing is missing', () => {
    expect(formatLaunchReport([])).toBe(formatLaunchSummary([]));
    expect(formatLaunchSummary([])).toBe('Nothing holds a place any more.');
  });
});

describe('the settings', () => {
  const config = {
    site: 'https://www.church.org',
    env: { schema: { PUBLIC_EMAILJS_SERVICE_ID: { default: 'service-to-be-supplied' }, OTHER: {} } },
  } as never;

  it('come from .env, and from the configuration where that is silent', () => {
    expect(launchSettings(config, root).emailjs).toEqual({
      PUBLIC_EMAILJS_SERVICE_ID: 'service-to-be-supplied',
    });
    write('.env', 'PUBLIC_EMAILJS_SERVICE_ID=service_church\n');
    expect(launchSettings(config, root)).toEqual({
      site: 'https://www.church.org',
      emailjs: { PUBLIC_EMAILJS_SERVICE_ID: 'service_church' },
    });
  });
});

it('the command ends with 1 while something essential is missing, and with the count', async () => {
  const env = { ...process.env, SITE_URL: 'https://www.smpk-church.example' };
  const run = promisify(execFile)(process.execPath, [join(project, 'scripts/launch-check.ts')], { env });
  const failure = await run.catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 1, stderr: '' });
  expect((failure as { stdout: string }).stdout).toMatch(
    /SITE_URL: https:\/\/www\.smpk-church\.example\n[^]*before the site goes live\.\n$/,
  );
});
