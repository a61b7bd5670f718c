import { test as base } from '@playwright/test';
import { startCopy } from './site-copy.ts';

/**
 * Playwright's `test` on a copy of the site. The copy has its own database, so tests may write to it while other tests
 * use the original site. It is started once per worker. The other helpers use the copy automatically, because they read
 * the site's URL from the environment.
 */
export const test = base.extend<object, { ownSite: string }>({
  ownSite: [
    // Playwright requires an object pattern as the first parameter, although the function uses none of the fixtures.
    async ({ browserName: _ }, provide) => {
      const { siteUrl, databaseUrl, dataDir, stop } = await startCopy();
      const own = { SITE_URL: siteUrl, NEXT_PUBLIC_SUPABASE_URL: databaseUrl, DATA_DIR: dataDir };
      Object.assign(process.env, own);
      await provide(siteUrl);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  baseURL: ({ ownSite }, provide) => provide(ownSite),
});
