import { test as base } from '@playwright/test';
import { startCopy } from './site-copy.ts';

/**
 * Playwright's `test` on a copy of the site with its own database, so that tests may write while others use the site.
 * The copy is started once per worker. Other helpers use the copy automatically, because they read the site's URL from
 * the environment.
 */
export const test = base.extend<object, { ownSite: string }>({
  ownSite: [
    // Playwright requires an object pattern here, even though the fixture in it is not used.
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
