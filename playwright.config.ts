import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0;
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const specsIn = (folder: string) => `**/tests/e2e/${folder}/*.spec.ts`;

/** Run by `npm test`, which starts the site and says where it is: SITE_URL and CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // `server` runs once more on a site without the transforms of pages, which must be correct too.
  globalSetup: process.env.PLAIN_PAGES ? './tests/helpers/plain-site.ts' : undefined,
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
    // These only read. `both-widths` is for pages whose layout or scripts differ between a desktop and a phone.
    { name: 'desktop', testMatch: [specsIn('both-widths'), specsIn('desktop')], use: desktop },
    { name: 'phone', testMatch: [specsIn('both-widths'), specsIn('phone')], use: phone },
    // Reads the whole site once, by its HTML; one worker, so that all its files share what was read.
    { name: 'crawl', testMatch: specsIn('crawl'), workers: 1 },
    // Tests that write to the one database see each other's writes: one after the other, after all that only read.
    // scripts/test/browser.ts runs `server` after `writes`, never beside it. Where the width matters they set it
    // themselves.
    { name: 'writes', testMatch: specsIn('writes'), use: desktop, workers: 1 },
    // Writes too, but only asks the server and opens no page.
    { name: 'server', testMatch: specsIn('server'), workers: 1 },
    // Each starts a site of its own from a copy of the build, or shares one: they run beside those that write.
    { name: 'copies', testMatch: specsIn('copies'), use: desktop, workers: 1 },
  ],
});
