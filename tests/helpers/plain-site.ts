import { whenEnded } from './embedded.ts';
import { startTestWorker } from './jobs.ts';
import { secretKey } from './site.ts';
import { startCopy } from './site-copy.ts';

/**
 * Playwright's global setup for the second run of the project `server`, with PLAIN_PAGES. Starts a copy of the site
 * without page transforms (server/next-cache/documents) and a worker for it, so that the tests run on this copy.
 * Returns a function that stops the worker and the copy.
 */
export default async function plainSite(): Promise<() => Promise<void>> {
  const { siteUrl, databaseUrl, dataDir, restartSite, stop } = await startCopy({ PAGE_TRANSFORMS: 'none' });
  Object.assign(process.env, { SITE_URL: siteUrl, NEXT_PUBLIC_SUPABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const SUPABASE_SECRET_KEY = secretKey();
  // The copy needs its own SITE_URL, because some tests compare the site's public URL with SITE_URL.
  await restartSite({ SITE_URL: siteUrl, SUPABASE_SECRET_KEY });
  const worker = await startTestWorker({ SUPABASE_SECRET_KEY, SITE_INSTANCES: siteUrl });
  return async () => {
    worker.kill('SIGTERM');
    await whenEnded(worker);
    await stop();
  };
}
