import { serve } from '../support/serve.ts';
import { runCommand } from '../support/user-error.ts';

await runCommand(async () => serve());
