/** Checks the site in `dist/`: what passes can be published. */
import { reportIssues } from '#content/check/issue.ts';
import { checkBuiltSite } from './publish-check/publish-check.ts';
import { assertBuilt, dist } from './servers/dist.ts';
import { runCommand } from './user-error.ts';

await runCommand(async () => {
  assertBuilt();
  if (!reportIssues(await checkBuiltSite(dist), 'the built site')) console.log('The site can be published.');
});
