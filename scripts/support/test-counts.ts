/**
 * Adds up the JSON reports of Vitest and Playwright.
 *
 * @returns one line: `41 passed, 0 failed`, followed by `, 2 skipped` if there are any
 */
export function formatTestCounts(reports: readonly TestReport[]): string {
  const counts = reports.map(countsOf);
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** A run can fail outside of all tests (syntax error, server that does not start); that counts as one failed test. */
function countsOf(report: TestReport): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky || report.errors.length, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || Number(!report.success),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export type TestReport = VitestReport | PlaywrightReport;

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
