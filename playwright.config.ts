import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0;
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const specsIn = (folder: string) => `**/tests/e2e/${folder}/*.spec.ts`;
/** The tests of stored pages, which page transforms rewrite. */
const STORED_PAGES = /e2e\/server\/(content-publishing|freshness|headers|sale-dates|shortlist)\.spec\.ts$/;

/** Run by `npm test`, which starts the site and sets SITE_URL and CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // With PLAIN_PAGES, the tests of stored pages run a second time, on a site without page transforms, which must work
  // too.
  globalSetup: process.env.PLAIN_PAGES ? './tests/helpers/plain-site.ts' : undefined,
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // The time limits of a test and of a single expectation: only a test that hangs takes longer, even on a busy machine
  // with a quarter of the speed. No test measures speed; `npm run bench` does.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:3000',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace takes a fifth of each test's time, so set `TRACE=1` only to investigate a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    browserName: 'chromium',
    // All tests share one browser context, which Playwright clears between two tests. A test that changes anything
    // outside this context must itself undo the change (ADR 021).
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        // The engine of JavaScript compiles and collects garbage in the page's own thread. Its other threads cost a tenth of
        // the processor time of the tests, because each of them makes the others' memory slower.
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
    // These tests only read. `both-widths` is for pages whose layout or scripts differ between a desktop and a phone.
    { name: 'desktop', testMatch: [specsIn('both-widths'), specsIn('desktop')], use: desktop },
    { name: 'phone', testMatch: [specsIn('both-widths'), specsIn('phone')], use: phone },
    // These tests read the HTML of the whole site once. They run in one worker, so that all test files share this HTML.
    { name: 'crawl', testMatch: specsIn('crawl'), workers: 1 },
    // These tests write to one database and see each other's writes, so they run one after another, and after the tests
    // that only read. scripts/test/browser.ts runs `server` after `writes`, never beside it. A test that depends on the
    // window's width sets the width itself.
    { name: 'writes', testMatch: specsIn('writes'), use: desktop, workers: 1 },
    // These tests write too, but only send requests and open no page.
    { name: 'server', testMatch: process.env.PLAIN_PAGES ? STORED_PAGES : specsIn('server'), workers: 1 },
    // These tests run on sites started from copies of the build, with databases of their own, so they can run beside
    // tests that write.
    { name: 'copies', testMatch: specsIn('copies'), use: desktop, workers: 1 },
    // `npm run test:cluster` runs these three. The first sends the writes of `server` to one instance of the site and
    // requests the pages from another.
    {
      name: 'cluster-freshness',
      testMatch: '**/tests/e2e/server/freshness.spec.ts',
      use: { baseURL: process.env.OTHER_INSTANCE },
      workers: 1,
    },
    { name: 'cluster-release', testMatch: specsIn('cluster-release'), workers: 1 },
    { name: 'cluster', testMatch: specsIn('cluster'), workers: 1 },
  ],
});
