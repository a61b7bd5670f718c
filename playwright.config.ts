import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0;
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const WRITERS = [
  '**/admin*.spec.ts',
  '**/catalogue-changes.spec.ts',
  '**/header.spec.ts',
  '**/inline-editing.spec.ts',
  '**/odd-rows.spec.ts',
  '**/small-things.spec.ts',
];
/** Of those that only read, the ones in which it does not: what stands in the HTML, and forms that are alike. */
const ANY_WIDTH = [
  '**/account*.spec.ts',
  '**/catalogue*.spec.ts',
  '**/content.spec.ts',
  '**/header-widths.spec.ts',
  '**/newsletter.spec.ts',
  '**/not-found.spec.ts',
  '**/pages.spec.ts',
  '**/rights.spec.ts',
  '**/search-answers.spec.ts',
  '**/soft-links.spec.ts',
];
/** Tries the width of a desktop too. */
const BOTH_WIDTHS = '**/screens.spec.ts';
const SERVER = '**/server/**';
/** Each starts a site of its own from a copy of the build, or shares one: they run beside those that write. */
const COPIES = '**/copies/**';
const CRAWL = '**/crawl/**';

/** Run by `npm test`, which starts the site and says where it is: SITE_URL and CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Ends what hangs; a long story on a machine that does something else beside it is not hung.
  timeout: 60_000,
  use: {
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:3000',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace costs every test a fifth of its time: `TRACE=1` when one has to be looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    browserName: 'chromium',
    // Playwright clears the context between two tests. A test undoes by itself what is left (ADR 021).
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
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
    { name: 'desktop', testIgnore: [...WRITERS, BOTH_WIDTHS, SERVER, COPIES, CRAWL], use: desktop },
    { name: 'phone', testIgnore: [...WRITERS, ...ANY_WIDTH, SERVER, COPIES, CRAWL], use: phone },
    // Reads the whole site once, by its HTML; one worker, so that all its files share what was read.
    { name: 'crawl', testMatch: CRAWL, workers: 1 },
    // Tests that write to the one database see each other's writes: one after the other, after all that only read
    // (scripts/test/browser.ts). Where the width matters they set it themselves.
    { name: 'writes', testMatch: WRITERS, testIgnore: [SERVER, COPIES], use: desktop, workers: 1 },
    // What only asks the server.
    { name: 'server', testMatch: SERVER, workers: 1, dependencies: ['writes'] },
    { name: 'copies', testMatch: COPIES, use: desktop, workers: 1 },
  ],
});
