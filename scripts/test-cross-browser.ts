import { build, crossBrowserTests } from './support/task-definitions.ts';
import { ensureBrowser, firefox, webKit } from './support/browsers.ts';
import { runCommand } from './support/user-error.ts';
import { runTests } from './support/run-tests.ts';

/**
 * The journeys of visitors in Firefox and WebKit, as far as this machine has them or can get them. With arguments, a
 * part of them alone: `npm run test:cross-browser -- bar`, `npm run test:cross-browser -- --grep Menu`.
 */
await runCommand(() =>
  runTests(async (_unit, e2e) => {
    const engines = [await ensureBrowser(firefox, console.log), await ensureBrowser(webKit, console.log)];
    const found = engines.filter((engine) => engine !== undefined);
    return found.length > 0 ? [[[build]], [[crossBrowserTests(found, process.argv.slice(2), e2e)]]] : [];
  }),
);
