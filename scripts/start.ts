import { portToServeOn, serve } from './serve.ts';
import { ending } from './support/ending.ts';
import { runCommand } from './support/refusal.ts';
import { runStep } from './support/steps.ts';
import { build } from './support/checks.ts';

await runCommand(async () => {
  const port = await portToServeOn();
  const built = await runStep(build);
  if (ending.aborted) return 0;
  return built ? serve(port) : 1;
});
