import parse from 'spdx-expression-parse';
import { INSTALL_SCRIPTS, LICENCES } from './policy.ts';

export interface LockedPackage {
  /** The package's own name, if it is installed under another name. */
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  optional?: boolean;
  /** Whether only tools for development need the package. */
  dev?: boolean;
  /** Whether only tools for development, and optional features of other packages, need the package. */
  devOptional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
export type Packages = Record<string, LockedPackage>;

const REGISTRY = 'https://registry.npmjs.org/';
/** Matches the version range of a package that comes from Git, a URL or a folder instead of the registry. */
const ELSEWHERE = /^(?:git|github:|https?:|file:|link:)|^[\w.-]+\/[\w.-]+(?:#|$)/;

/** Returns the name of the package at a path of the lockfile, such as 'node_modules/a/node_modules/@b/c'. */
export const nameAt = (at: string) => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);

function isAllowed(licence: parse.Info): boolean {
  if (!('conjunction' in licence)) return licence.license in LICENCES;
  const sides = [licence.left, licence.right];
  return licence.conjunction === 'or' ? sides.some(isAllowed) : sides.every(isAllowed);
}

/** Returns whether an SPDX expression is allowed: an OR needs one allowed side, an AND needs both. */
export function isAllowedLicence(expression: string): boolean {
  try {
    return isAllowed(parse(expression));
  } catch {
    // The text, such as 'SEE LICENSE IN LICENSE.md', is not an SPDX expression.
    return false;
  }
}

/**
 * Returns the licence of each package. A package for another platform gets the licence of the package that depends on
 * it, because the lockfile states no licence for it.
 */
export function licencesOf(packages: Packages): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [at, { license }] of Object.entries(packages)) if (at && license) found[at] = license;
  for (const [at, locked] of Object.entries(packages)) {
    for (const name of Object.keys(locked.optionalDependencies ?? {})) {
      const own = `node_modules/${name}`;
      if (own in packages && !(own in found) && found[at]) found[own] = found[at];
    }
  }
  return found;
}

function faultsAt(at: string, locked: LockedPackage, licence: string | undefined): string[] {
  const name = nameAt(at);
  const faults: string[] = [];
  if (locked.link || (locked.resolved && !locked.resolved.startsWith(REGISTRY)))
    faults.push(`does not come from the registry (${locked.resolved ?? 'a link'})`);
  // A package for another platform has no checksum until somebody has installed it on that platform (ADR 002).
  const isOtherPlatform = locked.optional && !locked.license;
  if (!locked.integrity?.startsWith('sha512-') && !isOtherPlatform) faults.push('has no SHA-512 checksum');
  if (locked.hasInstallScript && !(name in INSTALL_SCRIPTS)) faults.push('has an install script');
  if (!licence) faults.push('has no licence');
  else if (!isAllowedLicence(licence)) faults.push(`has the licence ${licence}`);
  for (const [other, range] of Object.entries({ ...locked.dependencies, ...locked.optionalDependencies }))
    if (ELSEWHERE.test(range)) faults.push(`requires ${other} from ${range}`);
  return faults.map((fault) => `${at || 'package.json'} ${fault}`);
}

/**
 * Returns a sentence for each rule that a package breaks, and for each entry of INSTALL_SCRIPTS (./policy) that no
 * package needs.
 */
export function faultsOf(packages: Packages): string[] {
  const licences = licencesOf(packages);
  const { '': root, ...others } = packages;
  const direct = Object.entries({ ...root?.dependencies, ...root?.devDependencies });
  const installing = new Set(
    Object.entries(others).flatMap(([at, { hasInstallScript }]) => (hasInstallScript ? [nameAt(at)] : [])),
  );
  return [
    ...Object.entries(others).flatMap(([at, locked]) => faultsAt(at, locked, licences[at])),
    ...direct.flatMap(([name, range]) =>
      /^(?:npm:(?:@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+$/.test(range)
        ? []
        : [`${name} has no exact version (${range})`],
    ),
    ...Object.keys(INSTALL_SCRIPTS).flatMap((name) =>
      installing.has(name) ? [] : [`${name} runs no install script: remove it from INSTALL_SCRIPTS`],
    ),
  ];
}
