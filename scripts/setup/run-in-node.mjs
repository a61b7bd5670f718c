import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a script in the project's Node. The script's PATH begins with the folder of this Node and node_modules/.bin.
 * Returns the script's exit code. Passes signals on to the script. If this process is killed outright, the IPC channel
 * closes, and the script receives the event 'disconnect'.
 *
 * @param {string} root
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function runInNode(root, node, args) {
  const bin = path.join(root, 'node_modules', '.bin');
  const child = spawn(node, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: [path.dirname(node), bin, process.env.PATH].join(path.delimiter) },
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  stopWithNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 1)));
  });
}

/**
 * Calls `stop` when npm is killed outright. A killed npm cannot pass on a signal, but this process then has a different
 * parent process. Does nothing if npm did not start this process: the parent may be a shell that ended on purpose.
 *
 * @param {() => void} stop
 */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 1000).unref();
}
