import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The oldest major version of Node that runs TypeScript files without a flag or a warning. */
const MAJOR = 24;

/** @param {string} executable @returns {number} the major version of this Node; 0 if it does not run */
function majorOf(executable) {
  if (!existsSync(executable)) return 0;
  const { stdout } = spawnSync(executable, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0);
}

/**
 * Returns the Node executable for the project: the executable of the npm package `node`. The package's install script
 * fetches the executable. npm does not run that script (.npmrc), so this function runs it. If it fails, and the Node
 * that runs this function is new enough, returns that Node.
 *
 * @param {string} root
 * @returns {Promise<string>} the path of the executable
 */
export async function projectNode(root) {
  const folder = path.join(root, 'node_modules/node');
  const executable = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (majorOf(executable) >= MAJOR) return executable;

  console.error(`Fetching Node ${MAJOR}…`);
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, npm_config_loglevel: 'error', npm_config_ignore_scripts: 'true' },
  });
  if (majorOf(executable) >= MAJOR) return executable;
  if (Number(process.versions.node.split('.')[0]) >= MAJOR) return process.execPath;
  throw new Error(
    `Node ${MAJOR} is needed and could not be fetched for ${process.platform}-${process.arch}; ` +
      `install Node ${MAJOR} or later and run the command again.`,
  );
}
