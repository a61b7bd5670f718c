/** How many tests and checks passed and failed so far. */
export interface Tally {
  passed: number;
  failed: number;
}

export function add(...tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** Prints the last line and says by the exit code whether all went well. Nothing run is a failure too. */
export function conclude({ passed, failed }: Tally): void {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
