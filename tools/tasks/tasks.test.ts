import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runTask } from './tasks.ts';

test('a task that passes shows its annotations for GitHub, and nothing else of its output', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'task-'));
  const tool = join(folder.path, 'tool.js');
  writeFileSync(tool, "console.log('building\\n::warning title=Calendar::It could not be read.\\ndone')");
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const passed = await runTask({ name: 'build', tool: relative('node_modules', tool), args: [] });
  const lines = log.mock.calls.flat();
  log.mockRestore();
  expect(passed).toBe(true);
  expect(lines).toContain('::warning title=Calendar::It could not be read.');
  expect(lines.join('\n')).not.toMatch(/building|done/);
});
