import { writeFileSync } from 'node:fs';
import type { FullResult, Suite } from '@playwright/test/reporter';
import type { TestModule, TestRunEndReason } from 'vitest/node';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Paths of the files in which something failed, for a second try. */
  failedFiles: string[];
}

/**
 * Counts for Vitest and for Playwright alike, which call different methods of it. `npm test` names a file for
 * the counts and adds them up; anyone else reads them as the last line.
 */
export default class ClosingLineReporter {
  #journeys: Suite | null = null;
  #errorsOutsideTests = 0;

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly unknown[],
    reason: TestRunEndReason,
  ) {
    const counts: Counts = { passed: 0, failed: unhandledErrors.length, skipped: 0, failedFiles: [] };
    for (const module of modules) {
      if (!module.ok()) counts.failedFiles.push(module.moduleId);
      // A file that cannot be imported or a failing beforeAll has no failed test to its name.
      counts.failed += module.errors().length;
      for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state === 'pending' ? 'failed' : state] += 1;
      }
    }
    if (reason !== 'passed' && counts.failed === 0) counts.failed = 1;
    report(counts);
  }

  onBegin(_config: unknown, journeys: Suite) {
    this.#journeys = journeys;
  }

  onError() {
    this.#errorsOutsideTests += 1;
  }

  onEnd({ status }: FullResult) {
    const counts: Counts = { passed: 0, failed: this.#errorsOutsideTests, skipped: 0, failedFiles: [] };
    const failedFiles = new Set<string>();
    for (const journey of this.#journeys?.allTests() ?? []) {
      const outcome = journey.outcome();
      counts[outcome === 'expected' ? 'passed' : outcome === 'skipped' ? 'skipped' : 'failed'] += 1;
      if (outcome === 'unexpected') failedFiles.add(journey.location.file);
    }
    counts.failedFiles = [...failedFiles];
    if (status !== 'passed' && counts.failed === 0) counts.failed = 1;
    report(counts);
  }

  printsToStdio() {
    return false;
  }
}

function report(counts: Counts) {
  const file = process.env.CLOSING_COUNTS_FILE;
  if (file) writeFileSync(file, JSON.stringify(counts));
  else console.log(`${counts.passed} passed, ${counts.failed} failed`);
}
