/**
 * `node .ci/check-schedule.js nightly` prints why a workflow does not run every day, in one sentence; nothing when it does, or when
 * somebody has disabled it.
 */
import { gh, listRuns } from './github.js';

const [name] = process.argv.slice(2);
const { state, updated_at: enabledAt } = JSON.parse(
  gh('api', `repos/${process.env.GH_REPO}/actions/workflows/${name}.yml`),
);
if (state !== 'active' && state !== 'disabled_manually') {
  console.log(`GitHub has disabled the workflow ${name} (its state is ${state}).`);
} else if (state === 'active') {
  const [lastRun] = listRuns(`${name}.yml`, 'schedule', 1);
  const since = [enabledAt, lastRun?.createdAt ?? ''].sort().at(-1);
  if (Date.now() - Date.parse(since) > 2 * 24 * 60 * 60 * 1000)
    console.log(`GitHub has not run the workflow ${name} since ${since.slice(0, 10)}.`);
}
