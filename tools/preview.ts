import { serve } from './servers/serve.ts';
import { runCommand } from './tasks/user-error.ts';

await runCommand(async () => serve());
