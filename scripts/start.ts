import { serve } from '../support/serve.ts';
import { shutdownSignal } from '../support/shutdown-signal.ts';
import { build } from '../support/task-definitions.ts';
import { runTask } from '../support/tasks.ts';
import { runCommand } from '../support/user-error.ts';

await runCommand(async () => {
  const built = await runTask(build);
  if (shutdownSignal.aborted) return 0;
  return built ? serve() : 1;
});
