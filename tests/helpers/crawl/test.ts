import { test as base } from '@playwright/test';
import { crawl, type Site } from './crawl.ts';

/** Playwright's `test` with a fixture `site`: the whole site, which is crawled once for all tests. */
export const test = base.extend<object, { site: Site }>({
  // Playwright requires an object pattern here, which lists the fixtures that this fixture needs: none.
  site: [async ({}, use) => use(await crawl()), { scope: 'worker', timeout: 600_000 }],
});
