import { defineConfig } from 'vitest/config';

const inTimeZone = (TZ: string, include: string) => ({
  extends: true as const,
  // The content and the day of a build are none of theirs.
  test: { name: TZ, include: [include], env: { TZ, CONTENT: '', TODAY: '' } },
});

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      // West of the parish, where midnight in UTC is the day before.
      inTimeZone('America/Los_Angeles', '{src,content,integrations,tools}/**/*.test.{ts,tsx}'),
      // East of it, where its evening is the next day, and clocks change in other months.
      inTimeZone('Pacific/Auckland', '{src/**,integrations}/*.test.ts'),
    ],
    maxWorkers: '100%',
    // A process per worker instead of one per file, which costs half a second each. Tests restore what they change.
    isolate: false,
    // A limit for tests that hang, not for slow machines.
    testTimeout: 120_000,
  },
});
