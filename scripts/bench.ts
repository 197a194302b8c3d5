import { parseArgs } from 'node:util';
import { routes } from '../support/routes.ts';
import { startBrotliServer } from './bench/brotli-server.ts';
import { comparePaints } from './bench/compare.ts';
import { buildCommit } from './bench/old-build.ts';
import { measurePaints } from './bench/paints.ts';
import { dist } from '../support/dist.ts';
import { build } from '../support/task-definitions.ts';
import { runTask } from '../support/tasks.ts';
import { runCommand } from '../support/user-error.ts';

/**
 * `npm run bench` measures the built pages, and an empty page for comparison. It has no limits, because times differ
 * between machines and runs. `npm run bench -- --against <commit>` builds that commit too, and fails when a page of this
 * build is slower.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { against: { type: 'string' } } });
  if (!(await runTask(build))) return 1;
  return values.against === undefined ? measurePages() : comparePages(values.against);
});

async function measurePages(): Promise<number> {
  const emptyPage = '<!doctype html><html lang="en"><title>Empty</title><p>Empty</p></html>';
  await using site = await startBrotliServer(dist, { 'Empty.html': emptyPage });
  const paints = await measurePaints(new Map(['/Empty', ...routes].map((path) => [path, site.url + path])));
  const empty = paints.get('/Empty');
  const timesEmpty = (value: number, base = 0) => Number((value / base).toFixed(2));
  const table = [...paints].map(([page, { first, largest }]) => ({
    page,
    'first paint (ms)': Math.round(first),
    '× empty page': timesEmpty(first, empty?.first),
    'largest paint (ms)': Math.round(largest),
    '× empty page ': timesEmpty(largest, empty?.largest),
  }));
  console.log('First and largest contentful paint on an emulated slow phone, medians of eleven:');
  console.table(table);
  return 0;
}

/** @returns the exit code: 1 when a page of this build is slower than in the old one */
async function comparePages(commit: string): Promise<number> {
  await using oldBuild = await buildCommit(commit);
  await using oldSite = await startBrotliServer(oldBuild.dist);
  await using newSite = await startBrotliServer(dist);
  const variants = { old: oldSite.url, again: oldSite.url, new: newSite.url };
  const urls = routes.flatMap((page) =>
    Object.entries(variants).map(([variant, url]): [string, string] => [`${variant} ${page}`, url + page]),
  );
  const paints = await measurePaints(new Map(urls));
  const paintOf = (variant: keyof typeof variants, page: string) => {
    const paint = paints.get(`${variant} ${page}`);
    if (!paint) throw new Error(`${page} was not measured.`);
    return paint;
  };
  const rows = comparePaints(
    routes.map((page) => ({
      page,
      old: paintOf('old', page),
      again: paintOf('again', page),
      current: paintOf('new', page),
    })),
  );
  console.log(`Contentful paint against ${commit}, in milliseconds, medians of eleven:`);
  console.table(rows);
  return rows.some(({ result }) => result === 'FAIL') ? 1 : 0;
}
