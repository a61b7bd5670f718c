import { startChild, workerProcess } from './children.ts';
import { localUrl } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { keep } from './keep.ts';

/**
 * Runs a worker beside the site, and starts a new worker whenever it ends. The new worker takes over the jobs of the
 * one that has ended. We never give up, because the site works without a worker. `onStart` receives the id of each new
 * process. `env` is the environment of the site's server.
 */
export async function keepWorker(
  { environment }: Configuration,
  env: NodeJS.ProcessEnv,
  onStart: (pid: number | undefined) => void,
): Promise<void> {
  const { HOST, PORT, BACKUP_PASSPHRASE } = environment;
  let ended: number | undefined;
  const start = () => {
    const worker = workerProcess({
      ...env,
      SITE_INSTANCES: env.SITE_INSTANCES || localUrl(HOST, PORT),
      // Only the nightly backup needs the passphrase, so the site's server does not receive it.
      ...(BACKUP_PASSPHRASE && { BACKUP_PASSPHRASE }),
      ...(ended && { ENDED_WORKER: String(ended) }),
    });
    const child = startChild(worker.args, worker.env, 'inherit');
    ended = child.pid;
    // Discard the worker's only line, which says that it runs. startChild requires that somebody reads the
    // output.
    child.stdout?.resume();
    return Promise.resolve({ child });
  };
  await keep({ name: 'The worker', start, onReady: ({ child }) => onStart(child.pid) });
}
