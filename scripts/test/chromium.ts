import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/**
 * The command of Chromium's headless build, which has its own package in Debian. With this build, the tests need two
 * fifths less processor time than with the whole browser (ADR 049).
 */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns whether an executable runs. On some systems, the file is only a script that says where to get Chromium. */
function runs(executable: string): boolean {
  if (!existsSync(executable)) return false;
  const { status } = spawnSync(executable, ['--version'], { timeout: 30_000 });
  return status === 0;
}

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(runs);
}

function installed(): string | undefined {
  return onPath(NAMES) ?? [...ELSEWHERE, chromium.executablePath()].find(runs);
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync(command, args, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) process.stderr.write(stderr ?? '');
  return status === 0;
}

function mayUseApt(): boolean {
  try {
    accessSync('/usr/bin/apt-get', constants.X_OK);
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

function installFromDebian(name: string): boolean {
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

/**
 * Returns the path of the Chromium for the tests. Takes the first of these that is available:
 * - CHROMIUM_PATH
 * - an installed headless shell
 * - Debian's package of the headless shell, if this user may install it
 * - the system's Chromium
 * - an earlier download by Playwright
 * - Debian's package of the whole browser
 * - a new download by Playwright
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given && !runs(given)) throw new Error(`CHROMIUM_PATH must be a Chromium that runs, but is "${given}"`);
  if (given) return given;
  const shell = onPath([SHELL]);
  if (shell) return shell;
  if (mayUseApt()) {
    console.log('Installing Chromium…');
    run('apt-get', ['update', '-qq']);
    if (!installFromDebian(SHELL) && !installed()) installFromDebian('chromium');
  }
  const found = installed();
  if (found) return found;
  const cli = path.resolve(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
  run(process.execPath, [cli, 'install', ...(mayUseApt() ? ['--with-deps'] : []), 'chromium']);
  const downloaded = installed();
  if (downloaded) return downloaded;
  throw new Error('No Chromium was found and none could be installed: set CHROMIUM_PATH to one.');
}
