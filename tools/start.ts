import { serve } from './servers/serve.ts';
import { shutdownSignal } from './tasks/shutdown-signal.ts';
import { build } from './tasks/task-definitions.ts';
import { runTask } from './tasks/tasks.ts';
import { runCommand } from './tasks/user-error.ts';

await runCommand(async () => {
  const built = await runTask(build);
  if (shutdownSignal.aborted) return 0;
  return built ? serve() : 1;
});
