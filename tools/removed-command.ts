/**
 * `node tools/removed-command.ts launch-check` says what took the place of a command. It exits with 0: a night of a host that still calls it
 * goes on. Nobody shall take a test for passed, though.
 */
import { changes } from '#content/changes.ts';

const [name = ''] = process.argv.slice(2);
const { date, successor } = changes.commands[name] ?? {};
console.log(`npm run ${name} was removed on ${date}: ${successor}.`);
if (name.startsWith('test')) process.exitCode = 1;
