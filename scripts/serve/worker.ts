import { ALLOCATOR, HEAP_LIMIT, startChild } from './children.ts';
import { localUrl } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { keep } from './keep.ts';

/**
 * Runs a worker beside the site, and starts another whenever it ends. We never give up, because the site works without a
 * worker. `onStart` gets the id of each process. `env` is the environment of the site's server.
 */
export async function keepWorker(
  { environment }: Configuration,
  env: NodeJS.ProcessEnv,
  onStart: (pid: number | undefined) => void,
): Promise<void> {
  const { HOST, PORT, BACKUP_PASSPHRASE } = environment;
  const start = () => {
    const child = startChild(
      [...HEAP_LIMIT, 'scripts/worker.ts'],
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
    return Promise.resolve({ child });
  };
  await keep({ name: 'The worker', start, onReady: ({ child }) => onStart(child.pid) });
}
