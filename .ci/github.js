import { spawnSync } from 'node:child_process';

/** Runs GitHub's command line tool, and ends the process where it fails: its own message says why. @param {string[]} args */
export function gh(...args) {
  const { status, stdout } = spawnSync('gh', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(1);
  return stdout;
}

/** The runs of a workflow that an event has started, the newest first. */
export const listRuns = (workflow, event, limit) =>
  JSON.parse(
    gh(
      ...['run', 'list', '--workflow', workflow, '--event', event, '--limit', String(limit)],
      ...['--json', 'databaseId,displayTitle,createdAt,status'],
    ),
  );
