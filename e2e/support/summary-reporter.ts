import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Names the ten slowest tests, and says why tests were skipped. */
export default class SummaryReporter implements Reporter {
  readonly #durations = new Map<string, number>();
  readonly #reasons = new Set<string>();

  onTestEnd(test: TestCase, { status, duration }: TestResult): void {
    if (status !== 'skipped') this.#durations.set(test.titlePath().slice(2).join(' › '), duration);
    else for (const { type, description } of test.annotations) this.#reasons.add(description ?? type);
  }

  onEnd(): void {
    const slowest = [...this.#durations].sort(([, a], [, b]) => b - a).slice(0, 10);
    const lines = slowest.map(([title, duration]) => `  ${(duration / 1000).toFixed(1)} s  ${title}`);
    console.log(['The slowest tests:', ...lines].join('\n'));
    for (const reason of this.#reasons) console.log(`Skipped: ${reason}`);
  }
}
