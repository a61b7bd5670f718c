import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../..');
const distDir = `.next/no-database-${process.pid}`;

test.afterAll(async () => {
  for (const rest of [distDir, `${distDir}.tsconfig.json`]) {
    await rm(path.join(root, rest), { recursive: true, force: true });
  }
});

test('the site is built from the built-in data when the database does not answer', async () => {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: distDir,
      // No server listens on port 9 (discard), so every database query of the build fails.
      NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9',
    },
  });
  await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  const page = await readFile(path.join(root, distDir, 'server/app/retailers/argos.html'), 'utf8');
  expect(page).toContain('Argos Boxing Day sale');
  const list = await readFile(path.join(root, distDir, 'server/app/retailers.html'), 'utf8');
  expect(list).toContain('/retailers/argos');
});
