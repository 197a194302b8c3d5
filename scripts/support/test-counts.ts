import { readFileSync } from 'node:fs';

/**
 * Adds up what Vitest and Playwright report as JSON.
 *
 * @param reports their files
 * @returns as a line: `41 passed, 0 failed`, with `, 2 skipped` after it if there are any
 */
export function formatTestCounts(reports: string[]): string {
  const counts = reports.map((report) => readCounts(readFileSync(report, 'utf8')));
  const sum = (of: keyof Counts) => counts.reduce((total, count) => total + count[of], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** @param json a whole report of one of the two runners */
function readCounts(json: string): Counts {
  const report = JSON.parse(json) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // An error outside of any test (a file that cannot be read, a server that does not start) counts as one.
    const failed = unexpected + flaky + (unexpected + flaky === 0 ? report.errors.length : 0);
    return { passed: expected, failed, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success } = report;
  const failed = numFailedTests || (success ? 0 : 1);
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}
