import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runNode } from './command.ts';
import { testEnvironment } from './environment.ts';
import { add, brokenRun } from './tally.ts';
import type { Tally } from './tally.ts';

/** Returns a hash of the source of the project's own ESLint rules. */
function hashOfRules(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync('eslint-rules').sort())
    hash.update(readFileSync(path.join('eslint-rules', file)));
  return hash.digest('hex').slice(0, 16);
}

/** Checks that only read the source, such as ESLint. In the totals, each check counts as one test. */
const CHECKS = {
  Types: ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', 'tsconfig.json'],
  Lint: [
    'node_modules/eslint/bin/eslint.js',
    '--max-warnings=0',
    '--cache',
    '--cache-strategy=content',
    // The cache folder's name contains a hash of our own rules, because ESLint's cache does not notice when the rules
    // change.
    `--cache-location=node_modules/.cache/eslint/${hashOfRules()}/`,
    '.',
  ],
  Format: [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-strategy=content',
    '.',
  ],
  'Dead code': ['node_modules/knip/bin/knip.js', '--no-progress'],
  'Database types': ['scripts/db-types.ts', '--check'],
};

async function check(name: string, args: string[]): Promise<Tally> {
  const started = performance.now();
  const { code, output } = await runNode(args, 'keep', testEnvironment());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0 ? { passed: 1, failed: 0, failures: [] } : brokenRun(name);
}

/** Runs all checks, two at a time. A failed check does not stop the others. */
export async function runChecks(): Promise<Tally> {
  const waiting = Object.entries(CHECKS);
  const tallies: Tally[] = [];
  async function lane() {
    for (let next = waiting.shift(); next; next = waiting.shift()) tallies.push(await check(...next));
  }
  await Promise.all([lane(), lane()]);
  return add(...tallies);
}
