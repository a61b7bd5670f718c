/** `npm run validate`: runs the checks and tests of `npm test`, except the browser tests. */
import { runChecks } from './test/checks.ts';
import { runJest } from './test/jest.ts';
import { add, conclude } from './test/tally.ts';
import { workFolder } from './test/work-folder.ts';

const folder = workFolder('validate');
conclude(add(await runChecks(), await runJest(folder)));
