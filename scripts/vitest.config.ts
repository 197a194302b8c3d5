import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const parish = 'src/parish/**/*.test.ts';

/** What computes with dates must not depend on where it is computed: west of the parish, there, and a day ahead. */
const zones = ['America/Los_Angeles', 'America/New_York', 'Pacific/Auckland'];

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    allowOnly: false,
    // What starts programs or makes large pictures takes its time on a busy machine.
    testTimeout: 20_000,
    projects: [
      project('house', { include: ['{src,scripts}/**/*.test.{ts,tsx}'], exclude: [parish] }),
      ...zones.map((zone) => project(`parish, ${zone}`, { include: [parish], env: { TZ: zone } })),
    ],
  },
});

function project(
  name: string,
  options: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return { extends: true, test: { name, ...options } };
}
