/**
 * `npm run deploy:check`: lets nginx, systemd and Docker check the files in deploy/. Leaves out the checks of programs
 * that are not installed, and names these programs.
 */
import path from 'node:path';
import { checkFiles } from './deploy/check-files.ts';
import { workFolder } from './test/work-folder.ts';

process.exitCode = checkFiles(path.join(workFolder('deploy-check'), 'deploy')) === 0 ? 0 : 1;
