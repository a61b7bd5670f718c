import { matchesLockfile } from '../../scripts/setup/install.mjs';
import { missingOptionalPackages, readLockfile } from '../../scripts/complete-lockfile';

const lock = (packages: Record<string, object>) => JSON.stringify({ packages });
const wanted = lock({
  '': {},
  'node_modules/a': { version: '1.0.0', integrity: 'x' },
  'node_modules/a-darwin': { version: '1.0.0', optional: true },
});

test('the installed packages match the lockfile', () => {
  expect(matchesLockfile(wanted, lock({ 'node_modules/a': { version: '1.0.0', integrity: 'x' } }))).toBe(
    true,
  );
});

test.each([
  ['another version', { version: '1.0.1', integrity: 'x' }],
  ['another content', { version: '1.0.0', integrity: 'y' }],
])('%s triggers an installation', (_what, installed) => {
  expect(matchesLockfile(wanted, lock({ 'node_modules/a': installed }))).toBe(false);
});

test('a missing package triggers an installation unless it is optional', () => {
  expect(matchesLockfile(wanted, lock({}))).toBe(false);
});

test('optional packages that a lockfile lacks are found with the platforms in their names', () => {
  const missing = missingOptionalPackages({
    packages: {
      'node_modules/a': {
        dev: true,
        optionalDependencies: { '@a/win32-x64-msvc': '2.0.0', '@a/wasm32-wasi': '2.0.0' },
      },
      'node_modules/b': { optionalDependencies: { nested: '1.0.0', 'c-linux-arm': '3.0.0' } },
      'node_modules/b/node_modules/nested': { version: '1.0.0' },
    },
  });
  expect(missing).toEqual({
    'node_modules/@a/win32-x64-msvc': {
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['win32'],
      cpu: ['x64'],
    },
    'node_modules/@a/wasm32-wasi': { version: '2.0.0', dev: true, optional: true, cpu: ['wasm32'] },
    'node_modules/c-linux-arm': { version: '3.0.0', optional: true, os: ['linux'], cpu: ['arm'] },
  });
});

test('package-lock.json is complete, so that `npm ci` accepts it (npm run lockfile)', () => {
  expect(Object.keys(missingOptionalPackages(readLockfile()))).toEqual([]);
});
