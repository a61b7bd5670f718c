/** `npm run validate`: what `npm test` does, without the browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runChecks } from './test/checks.ts';
import { runJest } from './test/jest.ts';
import { add, conclude } from './test/tally.ts';

const workDir = mkdtempSync(path.join(os.tmpdir(), 'validate-'));
try {
  conclude(add(await runChecks(), await runJest(workDir)));
} finally {
  rmSync(workDir, { recursive: true, force: true });
}
