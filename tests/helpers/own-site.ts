import { test as base } from '@playwright/test';
import { startCopy } from './site-copy.ts';

/**
 * A test on a copy of the site with its own database, so that it may write while other tests use the site. The copy is
 * started once per worker. The helpers find it, because they read the site's URL from the environment.
 */
export const test = base.extend<object, { ownSite: string }>({
  ownSite: [
    // Playwright requires an object pattern here, even if the fixture is not used.
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
