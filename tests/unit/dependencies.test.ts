import { readFileSync } from 'node:fs';
import { faultsOf, isAllowedLicence, licencesOf, type Packages } from '@/scripts/dependencies/check-lockfile';
import { INSTALL_SCRIPTS } from '@/scripts/dependencies/policy';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages };

test('every package comes from the registry, with a checksum, an allowed licence and no unknown install script', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(faultsOf(packages)).toEqual([]);
});

const GOOD = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
const installing = Object.fromEntries(
  Object.keys(INSTALL_SCRIPTS).map((name) => [`node_modules/${name}`, { ...GOOD, hasInstallScript: true }]),
);
const faultsWith = (more: Packages) => faultsOf({ '': {}, ...installing, ...more });

test.each<[string, Packages[string], string]>([
  [
    'another server',
    { ...GOOD, resolved: 'https://packages.example/x.tgz' },
    'does not come from the registry',
  ],
  ['a link', { ...GOOD, link: true }, 'does not come from the registry'],
  ['no checksum', { version: '1.0.0', license: 'MIT' }, 'has no SHA-512 checksum'],
  ['a weak checksum', { ...GOOD, integrity: 'sha1-x' }, 'has no SHA-512 checksum'],
  ['an install script', { ...GOOD, hasInstallScript: true }, 'has an install script'],
  ['another licence', { ...GOOD, license: 'GPL-3.0-only' }, 'has the licence GPL-3.0-only'],
  ['no licence', { version: '1.0.0', integrity: 'sha512-x' }, 'has no licence'],
  [
    'a dependency from Git',
    { ...GOOD, dependencies: { y: 'github:somebody/y' } },
    'requires y from github:somebody/y',
  ],
  [
    'a dependency from a fork',
    { ...GOOD, dependencies: { y: 'somebody/y#main' } },
    'requires y from somebody/y#main',
  ],
])('a package with %s is a fault', (_what, locked, fault) => {
  expect(faultsWith({ 'node_modules/x': GOOD })).toEqual([]);
  expect(faultsWith({ 'node_modules/x': locked })).toEqual([
    expect.stringContaining(`node_modules/x ${fault}`),
  ]);
});

test('a range of versions in package.json is a fault, and so is an exception that nothing needs', () => {
  expect(faultsWith({ '': { dependencies: { x: '^1.0.0' } } })).toEqual(['x has no exact version (^1.0.0)']);
  expect(faultsOf({ '': {} })).toHaveLength(Object.keys(INSTALL_SCRIPTS).length);
});

test('a choice of licences needs one that is allowed, a combination needs all', () => {
  expect(isAllowedLicence('(GPL-3.0-only OR MIT)')).toBe(true);
  expect(isAllowedLicence('GPL-3.0-only AND MIT')).toBe(false);
  expect(isAllowedLicence('MIT AND ISC')).toBe(true);
  expect(isAllowedLicence('GPL-3.0-only AND (MIT OR ISC OR GPL-3.0-only)')).toBe(false);
  expect(isAllowedLicence('(MIT OR GPL-3.0-only) AND ISC')).toBe(true);
  expect(isAllowedLicence('SEE LICENSE IN LICENSE.md')).toBe(false);
});

test('a package of another platform has the licence of the package that requires it', () => {
  const parent = { ...GOOD, license: 'Apache-2.0', optionalDependencies: { 'x-darwin': '1.0.0' } };
  const found = licencesOf({
    'node_modules/x': parent,
    'node_modules/x-darwin': { version: '1.0.0', optional: true },
  });
  expect(found['node_modules/x-darwin']).toBe('Apache-2.0');
});
