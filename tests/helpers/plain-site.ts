import { startCopy } from './site-copy.ts';

/**
 * Playwright's global setup for a run with PLAIN_PAGES: its tests find a copy of the site on which no transform rewrites the
 * pages (server/next-cache/documents). Returns what ends the copy.
 */
export default async function plainSite(): Promise<() => Promise<void>> {
  const { siteUrl, databaseUrl, dataDir, restartSite, stop } = await startCopy({ PAGE_TRANSFORMS: 'none' });
  // The tests of the public address ask for the site's own.
  await restartSite({ SITE_URL: siteUrl });
  Object.assign(process.env, { SITE_URL: siteUrl, NEXT_PUBLIC_SUPABASE_URL: databaseUrl, DATA_DIR: dataDir });
  return stop;
}
