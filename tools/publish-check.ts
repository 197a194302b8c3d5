/** `node tools/publish-check.ts` decides whether what is built in `dist/` may be published. */
import { formatAnnotations, formatReport } from './check/check-content.ts';
import { isError } from './check/issue.ts';
import { checkBuiltSite } from './publish-check/publish-check.ts';
import { assertBuilt, dist } from './servers/dist.ts';
import { runCommand } from './user-error.ts';

await runCommand(async () => {
  assertBuilt();
  const issues = await checkBuiltSite(dist);
  if (issues.length > 0) console.error(formatReport(issues, 'the built site'));
  if (issues.length > 0 && process.env.GITHUB_ACTIONS) console.error(formatAnnotations(issues));
  if (issues.some(isError)) return 1;
  console.log('The built site can be published.');
  return 0;
});
