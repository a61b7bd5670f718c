import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { checkFiles } from '../../../scripts/deploy/check-files.ts';

const { PATH } = process.env;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'check-deploy-'));
});
afterEach(() => {
  process.env.PATH = PATH;
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Runs `npm run deploy:check` with these fake programs, and no others. Returns the number of faults, and its lines. */
function check(programs: Record<string, string>): { faults: number; lines: string[] } {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, script] of Object.entries(programs))
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  process.env.PATH = bin;
  const lines: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  return { faults: checkFiles(path.join(folder, 'work')), lines };
}
const well = { openssl: '', nginx: '', 'systemd-analyze': '', docker: 'echo --check' };

test('deploy:check names each program that is missing', () => {
  const { faults, lines } = check({});
  expect(faults).toBe(0);
  expect(lines).toHaveLength(5);
  for (const [index, program] of ['openssl', 'openssl', 'systemd-analyze', 'Compose', 'engine'].entries())
    expect(lines[index]).toMatch(new RegExp(`^left out .*: .*\\b${program}\\b`));
  expect(check({ openssl: '' }).lines[0]).toContain('apt-get install nginx-light');
});

test('deploy:check passes if all programs accept the files', () => {
  const { faults, lines } = check(well);
  expect([faults, lines.filter((line) => !line.startsWith('passed '))]).toEqual([0, []]);
});

test.each([
  ['nginx', 'echo broken >&2; exit 1', 2],
  // systemd only warns.
  ['systemd-analyze', 'echo broken >&2', 1],
  ['docker', 'echo --check broken; case "$*" in *config*) exit 1 ;; esac', 1],
  ['docker', 'echo --check broken; case "$*" in *--file*) exit 1 ;; esac', 1],
])('deploy:check fails if %s finds a fault (%s)', (program, script, count) => {
  const { faults, lines } = check({ ...well, [program]: script });
  expect(faults).toBe(count);
  const failed = lines.filter((line) => line.startsWith('FAILED '));
  expect(failed).toHaveLength(count);
  for (const line of failed) expect(line).toContain('broken');
});
