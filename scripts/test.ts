/**
 * `npm test`: runs every check and every test, even after a failure. The last line gives the totals. With
 * `--browser writes,server`, runs only these projects of the browser tests (playwright.config.ts).
 */
import { parseArgs } from 'node:util';
import { loadEnvironmentFiles } from './serve/configuration.ts';
import { runBrowserTests, runProjects } from './test/browser.ts';
import { runChecks } from './test/checks.ts';
import { runJest } from './test/jest.ts';
import { add, conclude } from './test/tally.ts';
import { workFolder } from './test/work-folder.ts';

const { values } = parseArgs({ options: { browser: { type: 'string' } } });
// Load .env.local and .env, because the tests need CHROMIUM_PATH from these files. testEnvironment hides the site's own
// settings from the tests.
loadEnvironmentFiles();

const folder = workFolder('test');
if (values.browser) {
  conclude(await runProjects(folder, values.browser.split(',')));
} else {
  const checks = await runChecks();
  // Run Jest at the same time as those browser tests that run one after another and leave half of the machine idle.
  const rest = await runBrowserTests(folder, () => runJest(folder));
  conclude(add(checks, rest));
}
