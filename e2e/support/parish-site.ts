import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { parse } from 'yaml';
import { regionName } from '#content-model/fields/country.ts';
import type { Church } from '#church/schema.ts';
import type { ParishFacts } from '#tools/new-parish/facts.ts';
import { createTempSite, runTool, type TempSite } from '#tools/test-sites/temp-site.ts';
import { builtSite, readBuilt } from './built-site.ts';
import { content } from './content.ts';

/**
 * Builds a copy of the project that `npm run new-parish` has turned into that of another church. Expects that no trace of
 * this church is left, and that the launch check names what is missing.
 * @param missing the keys that the launch check says are needed before the site goes live, beside the services of coming
 *   feasts, those of EmailJS and the cards of ministries and volunteers, which the office adds and deletes
 */
export async function createParishSite(
  facts: ParishFacts,
  missing: string,
  env: NodeJS.ProcessEnv,
  change: (folder: string) => Promise<void> | void,
): Promise<TempSite> {
  const site = await createTempSite(async (folder) => {
    const options = Object.entries(facts).flatMap(([option, value]) => [`--${option}`, value]);
    const run = () => runTool(folder, ['../tools/new-parish.ts', ...options], env);
    commitAll(folder);
    expect(await run()).toMatchObject({ code: 0 });
    expect(await run(), 'changes that are not committed').toMatchObject({ code: 1 });
    await change(folder);
    commitAll(folder);
  }, env);
  expect(site.code, site.output).toBe(0);
  const church = parse(readFileSync(join(site.folder, 'src/content/church.yaml'), 'utf8')) as Church;
  expect(findInFiles(site.dist, tracesOf(content('church')))).toEqual([]);
  // The names of places are in texts, which the tests may change, and in the order of the country.
  const certain = tracesOf(church).filter((trace) => !trace.startsWith(`${church.address.city}, `));
  for (const trace of certain)
    expect(findInFiles(site.dist, [trace]), `${trace} would be found`).not.toEqual([]);

  const feed = readBuilt('liturgies.ics', site.dist).replaceAll('\r\n ', '');
  expect(/^PRODID:.*$/m.exec(feed)?.[0]).toContain(church.name);
  expect(feed.match(/^UID:.*$/gm)?.every((uid) => uid.endsWith(church.eventIdSuffix))).toBe(true);

  const check = await runTool(site.folder, ['../tools/launch-check.ts'], env);
  expect(check.code).toBe(/^Needed before/m.test(check.output) ? 1 : 0);
  const [, essential = ''] = check.output.split(/^(?:Needed|Decide) before.*$|^Can wait$/m);
  const keys = [...essential.matchAll(/^ {2}([\w.]+): /gm)].map(([, key]) => key);
  expect(keys.filter((key) => !/^(PUBLIC_EMAILJS_|cards\.|specialServices$)/.test(key ?? '')).sort()).toEqual(
    missing.split(' '),
  );
  return site;
}

/** Runs tests of the project in a copy of it, one after the other: another test has the other processor core. */
export async function expectTestsPass(folder: string, command: string, env: NodeJS.ProcessEnv) {
  const workers = command.startsWith('vitest') ? '--maxWorkers=1' : '--workers=1';
  const { code, output } = await runTool(folder, [...command.split(' '), '--reporter=dot', workers], env);
  expect(code, output).toBe(0);
}

function commitAll(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '--all');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  git(...author, 'commit', '--quiet', '--allow-empty', '--message', 'Save');
}

/** What only the pages of this church contain. Other values may be in them by chance. */
function tracesOf({ name, shortName, address, eventIdSuffix }: Traced): string[] {
  const { street, city, region, postalCode } = address;
  const abbreviation = /^[A-Z]{3,}$/.test(shortName) ? shortName : undefined;
  const places = [region, regionName(address)].map((place) => place && `${city}, ${place}`);
  return [name, street, postalCode, ...places, eventIdSuffix, abbreviation].filter(
    (trace) => trace !== undefined,
  );
}

/** @returns the files that contain one of the texts, also as HTML and URLs write it */
function findInFiles(dist: string, texts: readonly string[]): string[] {
  const spellings = texts.flatMap((text) => [
    text,
    text.replaceAll('&', '&amp;').replaceAll("'", '&#39;'),
    encodeURIComponent(text),
  ]);
  return builtSite(dist).files.filter((path) => {
    const file = readBuilt(path, dist).replaceAll('\r\n ', '').replaceAll('\u00A0', ' ');
    return spellings.some((text) => file.includes(text));
  });
}

type Traced = Pick<Church, 'name' | 'shortName' | 'address' | 'eventIdSuffix'>;
