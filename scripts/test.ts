/** `npm test`: every check and every test, each run even when one before it failed; the last line sums up. */
import { loadEnvironmentFiles } from './serve/configuration.ts';
import { runBrowserTests } from './test/browser.ts';
import { runChecks } from './test/checks.ts';
import { runJest } from './test/jest.ts';
import { add, conclude } from './test/tally.ts';
import { workFolder } from './test/work-folder.ts';

// For CHROMIUM_PATH; the site's own settings are kept from the tests.
loadEnvironmentFiles();

const folder = workFolder('test');
const checks = await runChecks();
// Jest has the processors to itself for most of the time that the browser tests take which wait for one another.
const rest = await runBrowserTests(folder, () => runJest(folder));
conclude(add(checks, rest));
