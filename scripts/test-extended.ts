import { build, endToEndTests } from './support/task-definitions.ts';
import { ensureChromium } from './support/chromium.ts';
import { runTests } from './support/run-tests.ts';
import { runCommand } from './support/user-error.ts';

/** The long tests: builds of their own, many pages, many sizes. Arguments select a part: `-- e2e/extended/zoom`. */
await runCommand(() =>
  runTests(async (_unit, e2e) => {
    const chromium = await ensureChromium(console.log);
    return [[[build]], [[endToEndTests(process.argv.slice(2), e2e, chromium, 'extended')]]];
  }),
);
