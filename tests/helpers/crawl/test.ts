import { test as base } from '@playwright/test';
import { crawl, type Site } from './crawl.ts';

/** Playwright's `test` with a fixture `site`, which crawls the whole site once and returns the result to all tests. */
export const test = base.extend<object, { site: Site }>({
  // Playwright requires an object pattern as the first parameter. The pattern lists the fixtures that this fixture
  // uses: none.
  site: [async ({}, use) => use(await crawl()), { scope: 'worker', timeout: 600_000 }],
});
