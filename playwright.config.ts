import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0;
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const specsIn = (folder: string) => `**/tests/e2e/${folder}/*.spec.ts`;

/**
 * The configuration of the browser tests. `npm test` starts the site, sets SITE_URL and CHROMIUM_PATH, and runs the
 * tests.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // scripts/test/browser.ts runs the tests of `server` a second time, with PLAIN_PAGES. This setup then starts a copy
  // of the site without page transforms, because the site must also work without them.
  globalSetup: process.env.PLAIN_PAGES ? './tests/helpers/plain-site.ts' : undefined,
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // The time limits of a test and of a single expectation. Only a test that hangs takes longer, even if the machine is
  // so busy that it has a quarter of its speed. No test measures speed; `npm run bench` does.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:3000',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Record traces only with `TRACE=1`, to investigate a failure, because a trace adds a fifth to the time of each
    // test.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    browserName: 'chromium',
    // All tests share one browser context, which Playwright clears between two tests. A test that changes anything
    // outside this context must itself undo the change (ADR 021).
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        // Make V8 compile and collect garbage in the page's own thread. With separate threads, the tests need a tenth
        // more processor time, because the threads slow each other's access to memory.
        '--js-flags=--single-threaded',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    // These tests do not write. `both-widths` has the tests of pages whose layout or scripts differ between desktop and
    // phone.
    { name: 'desktop', testMatch: [specsIn('both-widths'), specsIn('desktop')], use: desktop },
    { name: 'phone', testMatch: [specsIn('both-widths'), specsIn('phone')], use: phone },
    // These tests read the HTML of the whole site. They run in one worker, so that the HTML is requested only once.
    { name: 'crawl', testMatch: specsIn('crawl'), workers: 1 },
    // These tests write to one database and see each other's writes, so they run one after another, after the tests
    // that do not write. scripts/test/browser.ts runs `server` after `writes`, never at the same time. A test that
    // depends on the width of the window sets the width itself.
    { name: 'writes', testMatch: specsIn('writes'), use: desktop, workers: 1 },
    // These tests write too, but only send requests and open no page.
    { name: 'server', testMatch: [specsIn('freshness'), specsIn('server')], workers: 1 },
    // These tests start their own sites from copies of the build, each with its own database, so they can run at the
    // same time as tests that write.
    { name: 'copies', testMatch: specsIn('copies'), use: desktop, workers: 1 },
    // `npm run test:cluster` runs the following three projects. In the first, each write goes to one instance
    // of the site, and the requests for pages go to another.
    {
      name: 'cluster-freshness',
      testMatch: specsIn('freshness'),
      use: { baseURL: process.env.OTHER_INSTANCE },
      workers: 1,
    },
    { name: 'cluster-release', testMatch: specsIn('cluster-release'), workers: 1 },
    { name: 'cluster', testMatch: specsIn('cluster'), workers: 1 },
  ],
});
