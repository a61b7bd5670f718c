/**
 * `npm run licences`: prints every package with its version and licence, grouped by licence. Reads the lockfile only.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { licencesOf, nameAt } from './dependencies/check-lockfile.ts';
import type { Packages } from './dependencies/check-lockfile.ts';
import { ROOT } from './serve/configuration.ts';

const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Packages;
};
const byLicence = new Map<string, Set<string>>();
for (const [at, licence] of Object.entries(licencesOf(packages))) {
  const names = byLicence.get(licence) ?? new Set();
  byLicence.set(licence, names.add(`${packages[at]?.name ?? nameAt(at)} ${packages[at]?.version ?? ''}`));
}
const groups = [...byLicence].sort(([a], [b]) => a.localeCompare(b, 'en'));
for (const [licence, names] of groups)
  console.log(
    `${licence} (${names.size})\n${[...names]
      .sort()
      .map((name) => `  ${name}`)
      .join('\n')}\n`,
  );
