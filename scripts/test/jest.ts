import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runNode } from './command.ts';
import { testEnvironment } from './environment.ts';
import type { Tally } from './tally.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that did not get as far as running a test. */
  numRuntimeErrorTestSuites: number;
}

/**
 * Runs the unit and integration tests, below the browser tests beside them in priority. A run that leaves no report
 * counts as one failure.
 */
export async function runJest(workDir: string): Promise<Tally> {
  const report = path.join(workDir, 'jest.json');
  const { code, output } = await runNode(
    ['node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, '--reporters=default'],
    'keep',
    { ...testEnvironment(), NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
    os.constants.priority.PRIORITY_BELOW_NORMAL,
  );
  // In one piece: the browser tests run beside it.
  console.log(output);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}
