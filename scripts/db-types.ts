/**
 * Generates lib/schema/database.types.ts from the migrations. With `--check`, writes nothing and exits with code 1 if
 * the file does not match the migrations.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openDatabase } from '../supabase/embedded/database.ts';
import { readCatalog } from './db-types/catalog.ts';
import { renderTypes } from './db-types/render.ts';

const root = path.dirname(import.meta.dirname);
const target = path.join(root, 'lib/schema/database.types.ts');

async function generate(): Promise<string> {
  const db = await openDatabase('memory://', { migrations: path.join(root, 'supabase/migrations') });
  try {
    const source = renderTypes(await readCatalog(db));
    const config = await resolveConfig(target);
    // No Prettier plugins, because the generated types contain no class names to sort.
    return await format(source, { ...config, plugins: [], filepath: target });
  } finally {
    await db.close();
  }
}

const wanted = await generate();
const present = await readFile(target, 'utf8').catch(() => '');
const name = path.relative(root, target);

if (process.argv.includes('--check')) {
  if (present !== wanted) {
    console.error(`${name} is stale: run \`npm run db:types\`.`);
    process.exitCode = 1;
  }
} else if (present === wanted) {
  console.log(`${name} is up to date.`);
} else {
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, wanted);
  console.log(`${name} written.`);
}
