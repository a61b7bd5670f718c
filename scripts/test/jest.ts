import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../serve/configuration.ts';
import { runNode } from './command.ts';
import { testEnvironment } from './environment.ts';
import { brokenRun, excerpt } from './tally.ts';
import type { Tally } from './tally.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** The number of test files that failed before their first test. */
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    /** The error that prevented the test file from running, or all failures of its tests. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

function failuresOf({ testResults }: JestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${file}${excerpt(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}${excerpt(failureMessages?.[0] ?? '')}`,
    );
  });
}

/**
 * Runs the unit and integration tests, at a lower priority than the browser tests that run at the same time. If Jest
 * leaves no report, the run counts as one failure.
 */
export async function runJest(workDir: string): Promise<Tally> {
  const report = path.join(workDir, 'jest.json');
  const { code, output } = await runNode(
    // Jest passes --liftoff-only on to its workers. The flag turns off V8's optimising compiler for WebAssembly. For
    // databases that run only for seconds, that compiler costs more time than it saves.
    [
      '--liftoff-only',
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${report}`,
      '--reporters=default',
    ],
    'keep',
    { ...testEnvironment(), NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
    os.constants.priority.PRIORITY_BELOW_NORMAL,
  );
  // Print the output of Jest in one piece, because the browser tests print at the same time.
  console.log(output);
  if (!existsSync(report)) return brokenRun('Jest left no report');
  const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  if (failed === 0 && code !== 0)
    return { ...brokenRun(`Jest ended with ${code}`), passed: result.numPassedTests };
  return { passed: result.numPassedTests, failed, failures: failuresOf(result) };
}
