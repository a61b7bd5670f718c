import { test as base } from '@playwright/test';
import { crawl, type Site } from './crawl.ts';

/** A test with the whole site as a fixture, which is read once for all tests. */
export const test = base.extend<object, { site: Site }>({
  // Playwright requires an object pattern here, which names the other fixtures that are needed: none.
  site: [async ({}, use) => use(await crawl()), { scope: 'worker', timeout: 120_000 }],
});
