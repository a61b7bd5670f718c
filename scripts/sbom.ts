/**
 * `npm run sbom`: writes a software bill of materials in CycloneDX's format to sbom.cdx.json. npm makes it from the lockfile.
 * It lists the packages of the running site; with `--all`, also those for development.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { ROOT } from './serve/configuration.ts';

const FILE = 'sbom.cdx.json';
const omitted = process.argv.includes('--all') ? [] : ['--omit=dev'];
const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', ...omitted];
const child = spawn('npm', args, {
  cwd: ROOT,
  shell: process.platform === 'win32',
  stdio: ['ignore', 'pipe', 'inherit'],
});
child.stdout.pipe(createWriteStream(path.join(ROOT, FILE)));
const [code] = (await once(child, 'close')) as [number | null];
if (code === 0) console.log(`Wrote ${FILE}.`);
process.exitCode = code ?? 1;
