import { test as base } from '@playwright/test';
import { startCopy } from './site-copy.ts';

/**
 * A test on a copy of the site, with a database of its own, started once for all that use it: it may write beside the
 * tests of the site itself. The helpers, which read from the environment where the site is, find the copy.
 */
export const test = base.extend<object, { ownSite: string }>({
  ownSite: [
    // Playwright wants a fixture named in braces, be it used or not.
    async ({ browserName: _ }, provide) => {
      const { siteUrl, databaseUrl, dataDir, stop } = await startCopy();
      const own = { SITE_URL: siteUrl, NEXT_PUBLIC_SUPABASE_URL: databaseUrl, DATA_DIR: dataDir };
      Object.assign(process.env, own);
      await provide(siteUrl);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: ({ ownSite }, provide) => provide(ownSite),
});
