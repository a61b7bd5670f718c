import { checkContainers } from './check-containers.ts';
import { checkNginx } from './check-nginx.ts';
import { checkUnits } from './check-units.ts';

/**
 * Lets nginx, systemd and Docker check the files in deploy/, as far as they are installed. Prints a line for each check.
 * Returns the number of checks that failed.
 * @param work a temporary folder
 */
export function checkFiles(work: string): number {
  const findings = [...checkNginx(work), ...checkUnits(work), ...checkContainers(work)];
  for (const { what, state, reason } of findings)
    console.log(`${state.padEnd(8)}  ${what}${reason ? `: ${reason}` : ''}`);
  return findings.filter(({ state }) => state === 'FAILED').length;
}
