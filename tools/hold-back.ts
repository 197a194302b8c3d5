/**
 * `node tools/hold-back.ts [commit]` holds back faulty content files of a clone that is thrown away, and prints a report in Markdown.
 * With a commit, all content is that of the commit, and the report has what the build said, from the standard input. Exits with 1
 * when the site cannot be published all the same.
 */
import { text } from 'node:stream/consumers';
import { formatHeldBack, formatRestored, holdBack, restoreContent } from './hold-back/hold-back.ts';

const root = process.cwd();
const [commit] = process.argv.slice(2);
if (commit) {
  console.log(formatRestored(root, commit, await text(process.stdin)));
  restoreContent(root, commit);
}
const result = await holdBack(root, commit);
const report = formatHeldBack(root, result);
if (report) console.log(report);
process.exitCode = result.errors.length > 0 ? 1 : 0;
