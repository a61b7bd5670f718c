import type { ChildProcess } from 'node:child_process';
import { whenEnded } from './embedded.ts';
import { startTestWorker } from './jobs.ts';
import { type SiteCopy, startCopy } from './site-copy.ts';
import { secretKey } from './site.ts';

export interface CopyWithWorker {
  copy: SiteCopy;
  /** Starts a worker of the copied site, in a process of its own. */
  startWorker(env?: Record<string, string>): Promise<void>;
  stopWorker(): Promise<void>;
  /** Returns everything that the worker has written to stdout and stderr. */
  workerLog(): string;
  /** Stops the copy and its worker. Afterwards, the other helpers use the original site again. */
  stop(): Promise<void>;
}

/**
 * Starts a copy of the site with the secret key of its database, so that the copy's pages can start jobs. The other
 * helpers then use the copy, because they read the site's URL from the environment. Adds `more` to the environment of
 * the copy and of its worker.
 */
export async function startCopyWithWorker(more: Record<string, string> = {}): Promise<CopyWithWorker> {
  const { SITE_URL, NEXT_PUBLIC_SUPABASE_URL, DATA_DIR } = process.env;
  const copy = await startCopy();
  const { siteUrl, databaseUrl, dataDir } = copy;
  Object.assign(process.env, { SITE_URL: siteUrl, NEXT_PUBLIC_SUPABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const SUPABASE_SECRET_KEY = secretKey();
  await copy.restartSite({ SUPABASE_SECRET_KEY, ...more });
  let worker: ChildProcess | undefined;
  let log = '';
  return {
    copy,
    async startWorker(env = {}) {
      const all = { SUPABASE_SECRET_KEY, SITE_INSTANCES: siteUrl, ...more, ...env };
      worker = await startTestWorker(all, (text) => (log += text));
    },
    async stopWorker() {
      worker?.kill('SIGKILL');
      if (worker) await whenEnded(worker);
    },
    workerLog: () => log,
    async stop() {
      worker?.kill('SIGKILL');
      await copy.stop();
      Object.assign(process.env, { SITE_URL, NEXT_PUBLIC_SUPABASE_URL, DATA_DIR });
    },
  };
}
