import { spawn } from 'node:child_process';

/** Returns the command that runs npm: the npm that started this process, or else the npm on the PATH. */
function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return { command: process.execPath, args: [cli], shell: false };
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

/**
 * Runs npm and returns its exit code. Shows only npm's stderr, without warnings.
 *
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function npm(root, args) {
  const { command, args: first, shell } = npmCommand();
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args, '--loglevel=error'], {
      cwd: root,
      shell,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
