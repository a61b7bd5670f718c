import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MODULE_ALIASES } from '../serve/children.ts';
import { ROOT } from '../serve/configuration.ts';

const RESTART_MS = 1_000;

/**
 * Runs `npm start`, and starts it again whenever it ends, as a host's process manager does. Resolves once the site is
 * ready, with a function that stops it.
 */
export async function keepSite(): Promise<() => Promise<void>> {
  let isStopping = false;
  let child: ChildProcess;
  const start = () => {
    child = spawn(process.execPath, ['--import', MODULE_ALIASES, path.join(ROOT, 'scripts/serve.ts')], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', () => void startLater());
    return once(child, 'message');
  };
  const startLater = async () => {
    await sleep(RESTART_MS);
    if (!isStopping) await start();
  };
  await start();
  return async () => {
    isStopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}
