import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { routes } from '../e2e/support/routes.ts';
import { startBrotliServer } from './bench/brotli-server.ts';
import { median } from './bench/median.ts';
import { build } from './support/task-definitions.ts';
import { isRoot, chromiumFlags, ensureChromium } from './support/chromium.ts';
import { freePort } from './support/port.ts';
import { UserError, runCommand } from './support/user-error.ts';
import { runTask } from './support/tasks.ts';

const dist = join(import.meta.dirname, '../dist');

/** Performance is a matter of luck too, on a machine that does other things: the median of these counts. */
const runs = 3;

/** The hosts of the frames that some pages show. */
const frames = ['*://www.youtube-nocookie.com/*', '*://calendar.google.com/*', '*://www.google.com/*'];

/**
 * Lighthouse's five categories for every page, as on a slow phone, with texts compressed as at a CDN's edge. A page
 * with a frame of another service is measured a second time without it, which is what this site answers for. The exit
 * code is 1 when one of the four categories falls short that do not depend on time.
 */
await runCommand(async () => {
  if (!(await runTask(build))) return 1;
  const executablePath = await ensureChromium(console.log);
  const port = await freePort();
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`];
  await using site = await startBrotliServer(dist);
  const browser = await chromium.launch({ executablePath, chromiumSandbox: !isRoot, args });
  const table: Record<string, Record<string, number>> = {};
  const faults = new Set<string>();
  try {
    for (const [name, path, blocked] of pagesToMeasure()) {
      const results = await measure(site.url + path, port, blocked);
      table[name] = scoresOf(results);
      if (path === name && hasFrame(path)) continue;
      for (const fault of results.flatMap(faultsOf)) faults.add(`${path} ${fault}`);
    }
  } finally {
    await browser.close();
  }
  console.table(table);
  for (const fault of faults) console.log(fault);
  return faults.size > 0 ? 1 : 0;
});

/** `/Home` is `/` once more. */
function pagesToMeasure(): [name: string, path: string, blocked: string[]][] {
  return routes
    .filter((path) => path !== '/Home')
    .flatMap((path) => [
      [path, path, []],
      ...(hasFrame(path)
        ? [[`${path}, without its frame`, path, frames] satisfies [string, string, string[]]]
        : []),
    ]);
}

function hasFrame(path: string): boolean {
  return readFileSync(join(dist, `${path === '/' ? 'index' : path}.html`), 'utf8').includes('<iframe');
}

async function measure(address: string, port: number, blockedUrlPatterns: string[]): Promise<Result[]> {
  const results: Result[] = [];
  for (let attempt = 0; results.length < runs; attempt += 1) {
    const report = await lighthouse(address, { port, blockedUrlPatterns, logLevel: 'silent' });
    if (report && !report.lhr.runtimeError) results.push(report.lhr);
    else if (attempt > 2 * runs)
      throw new UserError(`Lighthouse cannot read ${address}: ${report?.lhr.runtimeError?.message}`);
  }
  return results;
}

/** @returns the median of each category, from 0 to 100, by the category's title */
function scoresOf(results: readonly Result[]): Record<string, number> {
  const categories = Object.values(results[0]?.categories ?? {});
  return Object.fromEntries(
    categories.map(({ id, title }) => {
      const scores = results.map((result) => result.categories[id]?.score ?? 0);
      return [title, Math.round(median(scores) * 100)];
    }),
  );
}

/** @returns a line for each audit that failed, but for those of performance */
function faultsOf({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ title, auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => [title, audits[id]?.title, audits[id]?.explanation].filter(Boolean).join(': ')),
    );
}
