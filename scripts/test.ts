/** `npm test`: every check and every test, each run even when one before it failed; the last line sums up. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runBrowserTests } from './test/browser.ts';
import { runChecks } from './test/checks.ts';
import { runJest } from './test/jest.ts';
import { add, conclude } from './test/tally.ts';

const workDir = mkdtempSync(path.join(os.tmpdir(), 'test-'));
try {
  const checks = await runChecks();
  const jest = await runJest(workDir);
  const browser = await runBrowserTests(workDir);
  conclude(add(checks, jest, browser));
} finally {
  rmSync(workDir, { recursive: true, force: true });
}
