import { stripVTControlCharacters } from 'node:util';

/** The number of tests and checks that have passed and failed so far. */
export interface Tally {
  passed: number;
  failed: number;
  /** The titles of failed tests and checks, and the names of test runs that broke off. */
  failures: string[];
}

const NOTHING_RUN: Tally = { passed: 0, failed: 0, failures: [] };

/** Returns the tally for one failure that is not a failed test, such as a failed check or a run without a report. */
export function brokenRun(name: string): Tally {
  return { passed: 0, failed: 1, failures: [name] };
}

/** The maximum length of a line of an excerpt. If a test of a page's HTML fails, a line can contain the whole page. */
const LINE_LENGTH = 300;

/** Returns the first lines of an error message. Indents the lines, cuts long ones and removes terminal colours. */
export function excerpt(message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return lines
    .slice(0, 15)
    .map((line) => `\n      ${line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH)}…` : line}`)
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
 * Prints the failures and the totals, and sets the exit code. The failures come near the end, because a long log may be
 * cut at its beginning. A run without any test counts as failed.
 */
export function conclude({ passed, failed, failures }: Tally): void {
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((each) => `  ✗ ${each}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
