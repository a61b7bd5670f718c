import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { MODULE_ALIASES } from '../../scripts/serve/children.ts';
import { startEmbedded } from '../helpers/embedded.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/**
 * Runs a module in a Node process without Next, as a worker or a script does. Returns the JSON that the module prints.
 */
async function inNode(source: string, env: Record<string, string> = {}): Promise<unknown> {
  const node = path.join(root, 'node_modules/.bin/node');
  const args = ['--import', MODULE_ALIASES, '--input-type=module', '--eval', source];
  const { stdout } = await run(node, args, { cwd: root, env: { ...process.env, ...env } });
  return JSON.parse(stdout);
}

const files = [...globSync('lib/data/**/*.ts', { cwd: root })].sort();

test('every file of lib/data can be imported without Next', async () => {
  expect(files.length).toBeGreaterThan(40);
  const source = `for (const file of ${JSON.stringify(files)}) await import(${JSON.stringify(`${root}/`)} + file);
    console.log(JSON.stringify('imported'));`;
  expect(await inNode(source)).toBe('imported');
});

test('a plain Node process reads rows from the database', async () => {
  const server = await startEmbedded();
  try {
    const env = {
      NEXT_PUBLIC_SUPABASE_URL: server.url,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: server.publishableKey,
      SUPABASE_SECRET_KEY: server.secretKey,
    };
    const source = `
      const { seed } = await import('${root}/scripts/seed.ts');
      const { getRetailer } = await import('${root}/lib/data/retailers.ts');
      const { publicClient } = await import('${root}/lib/supabase/public.ts');
      const { addMissingRows } = await import('${root}/lib/data/seed-rows.ts');
      const { createClient } = await import('@supabase/supabase-js');
      const url = process.env.NEXT_PUBLIC_SUPABASE_URL;
      await seed({ url, secretKey: process.env.SUPABASE_SECRET_KEY });
      const db = createClient(url, process.env.SUPABASE_SECRET_KEY);
      await addMissingRows(db, 'retailers', [{ slug: 'only-here', name: 'Only Here', cta_url: 'https://shop.example', is_published: true }]);
      const found = [await getRetailer('argos'), await getRetailer('only-here'), await getRetailer('nowhere')];
      console.log(JSON.stringify(found.map((row) => row && row.name)));`;
    expect(await inNode(source, env)).toEqual(['Argos', 'Only Here', null]);
  } finally {
    await server.stop();
  }
});
