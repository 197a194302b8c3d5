/**
 * Starts a workflow that deploys the site, if a scheduled deployment is due:
 *
 *     node .ci/deploy-if-due.js WORKFLOW REASON SITE [RECORDINGS]
 *
 * The runs that it starts have the reason as their name. Earlier ones of this name are the tries: pushes are none, and another reason
 * has tries of its own. When somebody runs the workflow that calls this, a deployment is always due. With the URL of recordings.json, one
 * is due only where the site has that file, at an hour at which the channel's feed can be read.
 */
import { isDue, isFeedTime, readBuild, readPage } from './check-age.js';
import { gh, listRuns } from './github.js';

const [workflow, reason, site, recordings] = process.argv.slice(2);
const { GITHUB_EVENT_NAME: event, GITHUB_REF_NAME: branch } = process.env;

if (event === 'workflow_dispatch' || (await isDeploymentDue())) {
  gh('workflow', 'run', workflow, '--ref', branch, '--field', `reason=${reason}`);
  console.log(`A run of ${workflow} is started.`);
} else {
  console.log(
    'No run is started: one of this day has succeeded, one is running, three have failed, or it is not the hour.',
  );
}

async function isDeploymentDue() {
  const { timeZone = 'UTC' } = readBuild(await readPage(site));
  if (recordings && !(isFeedTime(timeZone) && (await readPage(recordings, 0)))) return false;
  const tries = listRuns(workflow, 'workflow_dispatch', 50).filter(
    ({ displayTitle }) => displayTitle === reason,
  );
  const builds = tries.slice(0, 3).map((run) => ({ startedAt: run.createdAt, state: stateOf(run) }));
  return isDue(builds, timeZone);
}

/** A run that has published the site may fail all the same, where it held back a file. */
function stateOf({ databaseId, status }) {
  const { jobs } = JSON.parse(gh('run', 'view', String(databaseId), '--json', 'jobs'));
  if (jobs.some(({ name, conclusion }) => name === 'deploy' && conclusion === 'success')) return 'succeeded';
  return status === 'completed' ? 'failed' : 'running';
}
