import { test as base } from '@playwright/test';
import { crawl, type Site } from './crawl.ts';

/** A test that is given the whole site, read once for all of them. */
export const test = base.extend<object, { site: Site }>({
  // Playwright reads off the first parameter which other fixtures are needed: none.
  site: [async ({}, use) => use(await crawl()), { scope: 'worker', timeout: 120_000 }],
});
