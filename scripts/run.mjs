/**
 * `node scripts/run.mjs <script> [arguments]`: runs a script. Every npm command starts here. This file needs only Node
 * 20 and npm: it installs the packages if they are missing or do not match the lockfile, then runs the script in the
 * Node version that the project pins.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './setup/install.mjs';
import { projectNode } from './setup/project-node.mjs';
import { runInNode } from './setup/run-in-node.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [script, ...args] = process.argv.slice(2);

try {
  if (!script) throw new Error('Usage: node scripts/run.mjs <script> [arguments]');
  await ensureInstalled(root);
  const node = await projectNode(root);
  const aliases = path.join(root, 'scripts/setup/module-aliases.mjs');
  process.exitCode = await runInNode(root, node, [
    '--import',
    aliases,
    path.join(root, 'scripts', script),
    ...args,
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
