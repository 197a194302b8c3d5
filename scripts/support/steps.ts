import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ending } from './ending.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs one of the project's tools and says in one line how it went; what the tool itself said is shown only when it
 * failed.
 *
 * @returns whether it ended well, and in time (not because this command was asked to end)
 */
export async function runStep({ name, tool, args, env = {} }: Step): Promise<boolean> {
  const began = performance.now();
  if (process.stdout.isTTY) process.stdout.write(`… ${name}`);
  const { code, output } = await run(join(root, 'node_modules', tool), args, env);
  if (process.stdout.isTTY) process.stdout.write('\r');
  if (ending.aborted) return false;

  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds} s`);
  if (code !== 0) console.log(`\n${output.trim()}\n`);
  return code === 0;
}

/** Runs a script of node_modules under this very Node and gathers what it says. */
function run(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ...env },
  });
  let output = '';
  const gather = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', gather);
  child.stderr.on('data', gather);
  // Asked to end, a tool first ends what it started itself (browsers, servers).
  ending.addEventListener('abort', () => child.kill('SIGINT'), { once: true });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

export interface Step {
  /** As it stands in the line: 'unit tests'. */
  name: string;
  /** The tool's own script, under node_modules. */
  tool: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}
