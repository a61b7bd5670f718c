import type { ChildProcess } from 'node:child_process';
import { startTestWorker } from './jobs.ts';
import { startCopy } from './site-copy.ts';
import { secretKey } from './site.ts';

export interface CopyWithWorker {
  /** Starts a worker for the copy, in a process of its own. */
  startWorker(env?: Record<string, string>): Promise<void>;
  /** Stops the copy and its worker. Then the other helpers use the common site again. */
  stop(): Promise<void>;
}

/**
 * Starts a copy of the site that has its secret key, so that its pages can start jobs. The other helpers use the copy,
 * because they read the site's URL from the environment.
 */
export async function startCopyWithWorker(): Promise<CopyWithWorker> {
  const { SITE_URL, NEXT_PUBLIC_SUPABASE_URL, DATA_DIR } = process.env;
  const copy = await startCopy();
  const { siteUrl, databaseUrl, dataDir } = copy;
  Object.assign(process.env, { SITE_URL: siteUrl, NEXT_PUBLIC_SUPABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const SUPABASE_SECRET_KEY = secretKey();
  await copy.restartSite({ SUPABASE_SECRET_KEY });
  let worker: ChildProcess | undefined;
  return {
    async startWorker(env = {}) {
      worker = await startTestWorker({ SUPABASE_SECRET_KEY, SITE_INSTANCES: siteUrl, ...env });
    },
    async stop() {
      worker?.kill('SIGKILL');
      await copy.stop();
      Object.assign(process.env, { SITE_URL, NEXT_PUBLIC_SUPABASE_URL, DATA_DIR });
    },
  };
}
