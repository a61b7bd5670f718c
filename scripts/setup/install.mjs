import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './npm.mjs';

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, optional?: boolean, peer?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/** @param {string} text @returns {Record<string, LockedPackage>} */
const packagesOf = (text) => /** @type {Lockfile} */ (JSON.parse(text)).packages ?? {};

/**
 * Returns whether node_modules contains all packages of the lockfile, according to npm's own record (the hidden
 * lockfile). Optional packages may be missing, because they may be for other platforms.
 *
 * @param {string} wanted package-lock.json
 * @param {string} found node_modules/.package-lock.json
 */
export function matchesLockfile(wanted, found) {
  const installed = packagesOf(found);
  return Object.entries(packagesOf(wanted)).every(([name, locked]) => {
    if (name === '') return true;
    const there = installed[name];
    if (!there) return Boolean(locked.optional || locked.devOptional || locked.peer);
    return there.version === locked.version && there.integrity === locked.integrity;
  });
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** @param {string} root */
function state(root) {
  const wanted = read(path.join(root, 'package-lock.json'));
  const found = read(path.join(root, 'node_modules/.package-lock.json'));
  const stamp = createHash('sha256').update(`${process.platform} ${process.arch}\n${wanted}\n${found}`);
  return { wanted, found, stamp: stamp.digest('hex') };
}

/**
 * Runs `npm ci` if node_modules is missing or does not match the lockfile. Compares contents, not dates, because a
 * clone, a checkout or a copy changes dates. A stamp file in node_modules records a match, so that the two lockfiles
 * are not compared each time.
 *
 * @param {string} root
 */
export async function ensureInstalled(root) {
  const stampFile = path.join(root, 'node_modules/.install-stamp');
  const before = state(root);
  if (before.found && read(stampFile) === before.stamp) return;
  if (!before.found || !matchesLockfile(before.wanted, before.found)) await install(root);
  writeFileSync(stampFile, state(root).stamp);
}

/** @param {string} root */
async function install(root) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.error('Installing the packages (once, and again when the lockfile changes)…');
  const ticking = setInterval(() => console.error(`  still installing, ${seconds()} s`), 15_000);
  try {
    // With NODE_ENV=production, npm would leave out development packages, such as the compiler.
    const code = await npm(root, ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline']);
    if (code !== 0) throw new Error(`The packages could not be installed: "npm ci" ended with code ${code}.`);
  } finally {
    clearInterval(ticking);
  }
  console.error(`Installed the packages in ${seconds()} s.`);
}
