import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../serve/configuration.ts';
import { type Finding, findingOf, leftOut, runTool } from './run-tool.ts';

const UNITS = path.join(ROOT, 'deploy/systemd');

/** Lets systemd check its units. The copies that it checks name the programs of this checkout. */
export function checkUnits(work: string): Finding[] {
  const what = 'the units of systemd (systemd-analyze verify)';
  const folder = path.join(work, 'systemd');
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(UNITS).map((name) => {
    const text = readFileSync(path.join(UNITS, name), 'utf8').replaceAll('/opt/boxing-day', ROOT);
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  });
  const checked = runTool('systemd-analyze', ['verify', '--man=no', ...files]);
  if (checked.code === null)
    return [leftOut(what, 'systemd-analyze is missing. On Debian: apt-get install systemd')];
  // systemd ignores settings that it does not know, and only warns of them.
  return [findingOf(what, checked, checked.code !== 0 || checked.output !== '')];
}
