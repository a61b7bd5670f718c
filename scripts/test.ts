/** `npm test`: runs every check and every test, even after a failure; the last line gives the totals. */
import { loadEnvironmentFiles } from './serve/configuration.ts';
import { runBrowserTests } from './test/browser.ts';
import { runChecks } from './test/checks.ts';
import { runJest } from './test/jest.ts';
import { add, conclude } from './test/tally.ts';
import { workFolder } from './test/work-folder.ts';

// For CHROMIUM_PATH; testEnvironment hides the site's own settings from the tests.
loadEnvironmentFiles();

const folder = workFolder('test');
const checks = await runChecks();
// Jest runs beside the browser tests that run one after another, which leave half of the machine idle.
const rest = await runBrowserTests(folder, () => runJest(folder));
conclude(add(checks, rest));
