import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0;

/** Run by `npm test`, which starts the site and says where it is: SITE_URL and CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  use: {
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:3000',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    browserName: 'chromium',
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
    {
      name: 'desktop',
      testIgnore: '**/server/**',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: '**/server/**',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    // What only asks the server is asked once, not once per window size.
    { name: 'server', testMatch: '**/server/**' },
  ],
});
