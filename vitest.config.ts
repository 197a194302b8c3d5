import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    allowOnly: false,
    include: ['{src,support}/**/*.test.{ts,tsx}'],
    // A time zone west of the parish, where midnight in UTC is the day before.
    env: { TZ: 'America/Los_Angeles' },
    maxWorkers: '100%',
    // A process per worker instead of one per file, which costs half a second each. Tests restore what they change.
    isolate: false,
    // A limit for tests that hang, not for slow machines.
    testTimeout: 120_000,
  },
});
