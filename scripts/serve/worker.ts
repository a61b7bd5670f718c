import { ALLOCATOR, HEAP_LIMIT, isClosing, startChild } from './children.ts';
import { localUrl } from './configuration.ts';
import type { Configuration } from './configuration.ts';

const RESTART_MS = 2_000;

/**
 * Runs a worker beside the site, and starts another whenever it ends. `onStart` gets the id of each process. `env` is
 * the environment of the site's server.
 */
export function keepWorker(
  { environment }: Configuration,
  env: NodeJS.ProcessEnv,
  onStart: (pid: number | undefined) => void,
): void {
  const { HOST, PORT, BACKUP_PASSPHRASE } = environment;
  const start = () => {
    if (isClosing()) return;
    const child = startChild(
      [HEAP_LIMIT, 'scripts/worker.ts'],
      {
        ...ALLOCATOR,
        ...env,
        SITE_INSTANCES: env.SITE_INSTANCES || localUrl(HOST, PORT),
        // For the nightly backup. The site's own server has no use for it.
        ...(BACKUP_PASSPHRASE && { BACKUP_PASSPHRASE }),
      },
      'inherit',
    );
    // Discard the worker's only line, which says that it runs. startChild requires that somebody reads the
    // output.
    child.stdout?.resume();
    child.once('exit', () => setTimeout(start, RESTART_MS));
    onStart(child.pid);
  };
  start();
}
