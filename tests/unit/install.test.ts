import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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

test('with our settings, npm does not run the install scripts of packages', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'install-scripts-'));
  try {
    const proof = path.join(folder, 'ran');
    const scripts = Object.fromEntries(
      ['preinstall', 'install', 'postinstall', 'prepare'].map((name) => [
        name,
        `node -e "require('fs').writeFileSync('${proof}', '')"`,
      ]),
    );
    mkdirSync(path.join(folder, 'package'));
    const write = (file: string, content: object) =>
      writeFileSync(path.join(folder, file), JSON.stringify(content));
    write('package/package.json', { name: 'hostile', version: '1.0.0', scripts });
    write('package.json', { name: 'site', private: true, dependencies: { hostile: 'file:package' } });
    // `npm test` passes our settings on to its children as variables.
    const env = { ...process.env };
    for (const name of Object.keys(env).filter((each) => /^npm_config_/i.test(each))) delete env[name];
    // The settings of this machine's user do not count either.
    for (const name of ['userconfig', 'globalconfig']) env[`npm_config_${name}`] = path.join(folder, name);
    const install = () => {
      rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
      const args = ['install', '--offline', '--no-audit', '--no-fund', '--install-links'];
      execFileSync('npm', args, { cwd: folder, env, stdio: 'pipe' });
    };
    copyFileSync('.npmrc', path.join(folder, '.npmrc'));
    install();
    expect(existsSync(path.join(folder, 'node_modules/hostile/package.json'))).toBe(true);
    expect(existsSync(proof)).toBe(false);
    // Without our settings, the same package runs its script, so the test above can fail.
    rmSync(path.join(folder, '.npmrc'));
    install();
    expect(existsSync(proof)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
