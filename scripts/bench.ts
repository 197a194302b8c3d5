import { parseArgs } from 'node:util';
import { dist } from '../support/dist.ts';
import { routes } from '../support/routes.ts';
import { build } from '../support/task-definitions.ts';
import { runTask } from '../support/tasks.ts';
import { runCommand } from '../support/user-error.ts';
import { startBrotliServer } from './bench/brotli-server.ts';
import { buildCommit } from './bench/old-build.ts';
import { measurePaints } from './bench/paints.ts';

const emptyPage = '<!doctype html><html lang="en"><title>Empty</title><p>Empty</p></html>';

/**
 * `npm run bench` measures the built pages, and an empty page for comparison. `npm run bench -- --against <commit>` builds
 * that commit too, and measures both in turns; the difference of their empty pages is the noise. It has no limits, because
 * times differ between machines and runs.
 */
await runCommand(async () => {
  const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
  if (!(await runTask(build))) return 1;
  await using resources = new AsyncDisposableStack();
  const folders = { 'this build': dist };
  if (against) Object.assign(folders, { [against]: resources.use(await buildCommit(against)).dist });
  const pages: { page: string; build: string; url: string; emptyUrl: string }[] = [];
  for (const [name, folder] of Object.entries(folders)) {
    const { url } = resources.use(await startBrotliServer(folder, { 'Empty.html': emptyPage }));
    for (const page of ['/Empty', ...routes])
      pages.push({ page, build: name, url: url + page, emptyUrl: `${url}/Empty` });
  }

  const paints = await measurePaints(pages.map(({ url }) => url));
  const table = pages.map(({ url, emptyUrl, ...names }) => {
    const [paint, empty] = [paints.get(url), paints.get(emptyUrl)];
    const row = (['first', 'largest'] as const).flatMap((metric) => {
      const [value = NaN, base = NaN] = [paint?.[metric], empty?.[metric]];
      return [
        [`${metric} paint (ms)`, Math.round(value)],
        [`${metric} × empty`, Number((value / base).toFixed(2))],
      ] as const;
    });
    return { ...names, ...Object.fromEntries(row) };
  });
  console.log('First and largest contentful paint on an emulated slow phone, medians of eleven:');
  console.table(table.toSorted((a, b) => routes.indexOf(a.page) - routes.indexOf(b.page)));
  return 0;
});
