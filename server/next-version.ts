import { createRequire } from 'node:module';

/** The version of Next for which the contract tests were written (tests/unit/server/next-contract.test.ts). */
export const TESTED_NEXT = '16.4.6';

/** Returns a warning if the installed version of Next differs from the tested version, otherwise null. */
export function warningOfOtherNext(
  installed = (createRequire(import.meta.url)('next/package.json') as { version: string }).version,
): string | null {
  if (installed === TESTED_NEXT) return null;
  return `Next ${installed} is installed, but server/ was tested with Next ${TESTED_NEXT}. Run npm test before you serve it, then change TESTED_NEXT in server/next-version.ts.`;
}
