import { stripVTControlCharacters } from 'node:util';

/** How many tests and checks passed and failed so far. */
export interface Tally {
  passed: number;
  failed: number;
  /** The titles of those that failed; a run that broke off has its own name here. */
  failures: string[];
}

const NOTHING_RUN: Tally = { passed: 0, failed: 0, failures: [] };

/** One failure that no single test stands for: a run that did not start or left no report. */
export function brokenRun(name: string): Tally {
  return { passed: 0, failed: 1, failures: [name] };
}

/** The first lines of an error, indented, without the colours of a terminal. */
export function excerpt(message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return lines
    .slice(0, 15)
    .map((line) => `\n      ${line}`)
    .join('');
}

export function add(...tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, failures }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      failures: [...sum.failures, ...failures],
    }),
    NOTHING_RUN,
  );
}

/**
 * Prints what failed, then the last line, and says by the exit code whether all went well. Where a log is cut, its end
 * still names the failures. A run without any test is a failure too.
 */
export function conclude({ passed, failed, failures }: Tally): void {
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((each) => `  ✗ ${each}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
