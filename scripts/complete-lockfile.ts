/**
 * `npm run lockfile`: adds to package-lock.json those packages for other platforms that npm left out. npm drops an
 * optional package that its registry does not have, and then `npm ci` fails because the lockfile lacks the package. The
 * added entries have no checksum. The first developer who installs on another platform may add the checksums.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './serve/configuration.ts';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * Returns a lockfile entry with the minimum that npm needs to skip the package on other platforms. npm derives the
 * package's name from the entry's key.
 */
function entryFor(name: string, version: string, parent: LockedPackage): LockedPackage {
  const words = name.split(/[^a-z0-9]+/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(parent.dev && { dev: true }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

/**
 * Returns whether the package at the path `at` can resolve the package `name`. Looks in each node_modules folder from
 * that path up to the root.
 */
function resolves({ packages }: Lockfile, at: string, name: string): boolean {
  for (let folder = at; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/** Returns entries for the optional packages that the lockfile lacks, by the key of each entry in the lockfile. */
export function missingOptionalPackages(lockfile: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [at, locked] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(locked.optionalDependencies ?? {})) {
      if (!resolves(lockfile, at, name)) missing[`node_modules/${name}`] = entryFor(name, version, locked);
    }
  }
  return missing;
}

export function readLockfile(): Lockfile {
  return JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
}

if (import.meta.main) {
  const lockfile = readLockfile();
  const missing = missingOptionalPackages(lockfile);
  const packages = Object.entries({ ...lockfile.packages, ...missing });
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  const completed = { ...lockfile, packages: Object.fromEntries(packages) };
  writeFileSync(path.join(ROOT, 'package-lock.json'), `${JSON.stringify(completed, null, 2)}\n`);
  console.log(`Added ${Object.keys(missing).length} packages of other platforms to package-lock.json.`);
}
