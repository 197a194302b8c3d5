import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import lighthouse, { type Result } from 'lighthouse';
import { routes } from '../e2e/support/routes.ts';
import { startBrotliServer } from './bench/brotli-server.ts';
import { median } from './bench/median.ts';
import { launchChromium } from './support/chromium.ts';
import { dist } from './support/dist.ts';
import { build } from './support/task-definitions.ts';
import { runTask } from './support/tasks.ts';
import { runCommand, UserError } from './support/user-error.ts';

/** The performance score varies from run to run, so the median of several counts. */
const runs = 3;

/** The hosts of the embedded frames. */
const frames = ['*://www.youtube-nocookie.com/*', '*://calendar.google.com/*', '*://www.google.com/*'];

/**
 * Runs Lighthouse on every page, on its emulated slow phone. Pages that embed another service are measured a second
 * time with that service blocked, since this site is not responsible for it. The exit code is 1 when an audit of this
 * site fails in any category except performance.
 */
await runCommand(async () => {
  if (!(await runTask(build))) return 1;
  const port = await getPort();
  await using site = await startBrotliServer(dist);
  await using browser = await launchChromium(`--remote-debugging-port=${port}`);
  const table: Record<string, Record<string, number>> = {};
  const failures = new Set<string>();
  // `/Home` is the same page as `/`.
  for (const path of routes.filter((route) => route !== '/Home')) {
    const results = await measure(site.url + path, port);
    table[path] = scoresOf(results);
    let own = results;
    if (hasFrame(path)) {
      own = await measure(site.url + path, port, frames);
      table[`${path}, frames blocked`] = scoresOf(own);
    }
    for (const failure of own.flatMap(failedAudits)) failures.add(`${path} ${failure}`);
  }
  console.log(`Scores in Chromium ${browser.version()}, medians of ${runs} runs:`);
  console.table(table);
  for (const failure of failures) console.log(failure);
  return failures.size > 0 ? 1 : 0;
});

function hasFrame(path: string): boolean {
  return readFileSync(join(dist, `${path === '/' ? 'index' : path}.html`), 'utf8').includes('<iframe');
}

async function measure(url: string, port: number, blockedUrlPatterns: string[] = []): Promise<Result[]> {
  const results: Result[] = [];
  for (let attempt = 0; results.length < runs; attempt += 1) {
    const report = await lighthouse(url, { port, blockedUrlPatterns, logLevel: 'silent' });
    if (report && !report.lhr.runtimeError) results.push(report.lhr);
    else if (attempt > 2 * runs) {
      throw new UserError(`Lighthouse cannot measure ${url}: ${report?.lhr.runtimeError?.message}`);
    }
  }
  return results;
}

/** @returns the median score of each category, from 0 to 100, by the category's title */
function scoresOf(results: readonly Result[]): Record<string, number> {
  const categories = Object.values(results[0]?.categories ?? {});
  return Object.fromEntries(
    categories.map(({ id, title }) => {
      const scores = results.map((result) => result.categories[id]?.score ?? 0);
      return [title, Math.round(median(scores) * 100)];
    }),
  );
}

/** @returns a line per failed audit, except for those of performance */
function failedAudits({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ title, auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => [title, audits[id]?.title, audits[id]?.explanation].filter(Boolean).join(': ')),
    );
}
