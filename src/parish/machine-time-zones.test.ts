import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const offsets = { 'America/New_York': 300, 'America/Los_Angeles': 480, UTC: 0, 'Pacific/Auckland': -780 };

// Each zone has a process of its own, so that the test runs in Vitest's pools of threads and of processes: setting TZ in a
// thread changes only the thread's copy of the variables, not its dates.
it('machines in four time zones find the same dates and hours', async () => {
  const outputs = await Promise.all(Object.keys(offsets).map(datesAndHours));
  expect(outputs.map(({ offset }) => Number(offset))).toEqual(Object.values(offsets));
  for (const { dates } of outputs) expect(dates).toBe(outputs[0]?.dates);
});

async function datesAndHours(TZ: string) {
  const fixture = join(import.meta.dirname, 'fixtures/dates-and-hours.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [fixture], { env: { ...process.env, TZ } });
  const [offset, dates] = stdout.split('\n');
  return { offset, dates };
}
