import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { shutdownSignal } from './shutdown-signal.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Runs stages one after the other, up to the first stage with a task that fails.
 * @param stages the tasks of one stage run in parallel, those of a list within it one after the other
 * @returns the exit code: 0 when all tasks passed, 130 when this process was asked to exit
 */
export async function runStages(stages: (Task | Task[])[][]): Promise<number> {
  for (const tasks of stages) {
    const passed = await Promise.all(tasks.map(runInOrder));
    if (shutdownSignal.aborted) return 130;
    if (passed.includes(false)) return 1;
  }
  return 0;
}

/** @returns whether all tasks passed; after one that failed, no other is started */
async function runInOrder(tasks: Task | Task[]): Promise<boolean> {
  for (const task of [tasks].flat()) if (!(await runTask(task))) return false;
  return true;
}

/**
 * Runs one of the project's tools and logs its name, result and duration.
 * @returns whether it exited with code 0, and not because this process was asked to exit
 */
export async function runTask({ name, tool, args, streamed = false }: Task): Promise<boolean> {
  const started = performance.now();
  const { isTTY } = process.stdout;
  if (isTTY || streamed) console.log(`… ${name}`);
  const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    stdio: ['ignore', ...(streamed ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
    env: { ...process.env, ...(isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  // On SIGINT, tools first close the browsers and servers that they started.
  shutdownSignal.addEventListener('abort', () => child.kill('SIGINT'), { once: true });
  const [code] = (await once(child, 'close')) as [number | null];
  if (shutdownSignal.aborted) return false;

  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds} s`);
  if (code !== 0 && output) console.log(`\n${output.trim()}\n`);
  // GitHub shows these lines on the page of the run: a calendar that could not be read does not stop the build.
  else for (const annotation of output.match(/^::\w+ .*$/gm) ?? []) console.log(annotation);
  return code === 0;
}

export interface Task {
  name: string;
  /** The tool's script, relative to node_modules. */
  tool: string;
  args: string[];
  /** Whether its output is shown while it runs, and not only when it fails. */
  streamed?: boolean;
}
