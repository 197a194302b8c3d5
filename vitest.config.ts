import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const parish = 'src/parish/**/*.test.ts';

/** Dates must not depend on the machine's time zone: west of the parish, the parish's own, and a day ahead. */
const timeZones = ['America/Los_Angeles', 'America/New_York', 'Pacific/Auckland'];

export default defineConfig({
  test: {
    allowOnly: false,
    // Tests that start programs or encode large images are slow on a busy machine.
    testTimeout: 20_000,
    projects: [
      project('unit', { include: ['{src,scripts}/**/*.test.{ts,tsx}'], exclude: [parish] }),
      ...timeZones.map((timeZone) =>
        project(`parish, ${timeZone}`, { include: [parish], env: { TZ: timeZone } }),
      ),
    ],
  },
});

function project(
  name: string,
  options: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return { extends: true, test: { name, ...options } };
}
