import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Suite, TestError } from '@playwright/test/reporter';
import type { TestModule, TestRunEndReason } from 'vitest/node';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Paths of the files in which something failed, for a second try. */
  failedFiles: string[];
  /** What failed, by file and name, to be said again below all that was printed. */
  failures: string[];
}

/**
 * Counts for Vitest and for Playwright alike, which call different methods of it. `npm test` names a file for
 * the counts and adds them up; anyone else reads them as the last line.
 */
export default class ClosingLineReporter {
  #journeys: Suite | null = null;
  readonly #errorsOutsideTests: string[] = [];

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly unknown[],
    reason: TestRunEndReason,
  ) {
    const counts = noCounts(unhandledErrors.length);
    for (const module of modules) {
      if (!module.ok()) counts.failedFiles.push(module.moduleId);
      if (module.errors().length > 0) counts.failures.push(`${module.relativeModuleId}: the file as a whole`);
      // A file that cannot be imported or a failing beforeAll has no failed test to its name.
      counts.failed += module.errors().length;
      for (const suite of module.children.allSuites()) {
        counts.failed += suite.errors().length;
        if (suite.errors().length > 0) counts.failures.push(`${module.relativeModuleId}: ${suite.fullName}`);
      }
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        counts[state === 'pending' ? 'failed' : state] += 1;
        if (state === 'failed' || state === 'pending')
          counts.failures.push(
            `${module.relativeModuleId}: ${test.fullName}: ${beginning(errors?.[0]?.message)}`,
          );
      }
    }
    for (const error of unhandledErrors) {
      const { file, text } = errorOutsideTests(error);
      if (file && !counts.failedFiles.includes(file)) counts.failedFiles.push(file);
      counts.failures.push(`an error outside every test${file ? `, while ${file} ran` : ''}: ${text}`);
    }
    if (reason !== 'passed' && counts.failed === 0) counts.failed = 1;
    report(counts);
  }

  onBegin(_config: unknown, journeys: Suite) {
    this.#journeys = journeys;
  }

  onError(error: TestError) {
    this.#errorsOutsideTests.push(`an error outside every journey: ${beginning(error.message)}`);
  }

  onEnd({ status }: FullResult) {
    const counts = noCounts(this.#errorsOutsideTests.length);
    counts.failures.push(...this.#errorsOutsideTests);
    const failedFiles = new Set<string>();
    for (const journey of this.#journeys?.allTests() ?? []) {
      const outcome = journey.outcome();
      counts[outcome === 'expected' ? 'passed' : outcome === 'skipped' ? 'skipped' : 'failed'] += 1;
      if (outcome !== 'unexpected') continue;
      failedFiles.add(journey.location.file);
      const message = journey.results.at(-1)?.error?.message;
      counts.failures.push(`${basename(journey.location.file)}: ${journey.title}: ${beginning(message)}`);
    }
    counts.failedFiles = [...failedFiles];
    if (status !== 'passed' && counts.failed === 0) counts.failed = 1;
    report(counts);
  }

  printsToStdio() {
    return false;
  }
}

/** Reads what Vitest adds to an error that no test awaited: the file that its worker ran at the time. */
function errorOutsideTests(error: unknown) {
  const { VITEST_TEST_PATH: file, stack, message } = error as Record<string, unknown>;
  return {
    file: typeof file === 'string' ? file : null,
    text: String(stack ?? message ?? error).slice(0, 1000),
  };
}

/** A failed comparison of pages is as long as the pages. */
function beginning(message: unknown) {
  return stripVTControlCharacters(String(message ?? 'no message')).slice(0, 1000);
}

function noCounts(failed: number): Counts {
  return { passed: 0, failed, skipped: 0, failedFiles: [], failures: [] };
}

function report(counts: Counts) {
  const file = process.env.CLOSING_COUNTS_FILE;
  if (file) writeFileSync(file, JSON.stringify(counts));
  else console.log(`${counts.passed} passed, ${counts.failed} failed`);
}
