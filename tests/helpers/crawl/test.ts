import { test as base } from '@playwright/test';
import { crawl, type Site } from './crawl.ts';

/** Playwright's `test` with a fixture `site`: the result of a crawl of the whole site, once for each worker. */
export const test = base.extend<object, { site: Site }>({
  // Playwright requires an object pattern as the first parameter. The pattern lists the fixtures that this fixture
  // uses: none.
  site: [async ({}, use) => use(await crawl()), { scope: 'worker', timeout: 600_000 }],
});
