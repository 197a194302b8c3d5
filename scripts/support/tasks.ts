import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shutdownSignal } from './shutdown-signal.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The steps under way, by name: what a person at a terminal sees while waiting. */
const underWay = new Set<string>();

/**
 * Runs several rows of steps side by side, each row up to its first step that does not end well.
 *
 * @param rows what may run at the same time as the others; within a row, one step follows the other
 * @returns whether all ended well
 */
export async function runInParallel(rows: Task[][]): Promise<boolean> {
  const passed = await Promise.all(
    rows.map(async (row) => {
      for (const step of row) if (!(await runTask(step))) return false;
      return true;
    }),
  );
  return passed.every(Boolean);
}

/**
 * Runs one of the project's tools and says in one line how it went; what the tool itself said is shown only when it
 * failed.
 *
 * @returns whether it ended well, and in time (not because this command was asked to end)
 */
export async function runTask({ name, tool, args, env = {} }: Task): Promise<boolean> {
  const began = performance.now();
  underWay.add(name);
  showUnderWay();
  const { code, output } = await run(join(root, 'node_modules', tool), args, env);
  underWay.delete(name);
  if (shutdownSignal.aborted) return false;

  clearLine();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds} s`);
  if (code !== 0) console.log(`\n${output.trim()}\n`);
  showUnderWay();
  return code === 0;
}

function showUnderWay(): void {
  clearLine();
  if (process.stdout.isTTY && underWay.size > 0) process.stdout.write(`… ${[...underWay].join(', ')}`);
}

function clearLine(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[2K');
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
  shutdownSignal.addEventListener('abort', () => child.kill('SIGINT'), { once: true });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

export interface Task {
  /** As it stands in the line: 'unit tests'. */
  name: string;
  /** The tool's own script, under node_modules. */
  tool: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}
