import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');

/** Runs SQL on the database of a stopped server, for example to make rows older. */
export async function alter(dataDir: string, sql: string): Promise<void> {
  const script = `
    import { openDatabase } from './supabase/embedded/database.ts';
    const db = await openDatabase(process.argv[1]);
    await db.exec(process.argv[2]);
    await db.close();
    process.exit(0);`;
  const env = { ...process.env, NODE_OPTIONS: '' };
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, dataDir, sql], {
    cwd: root,
    env,
  });
}

/** Returns whether any file in a folder contains a text. Also searches the files of the database and its log. */
export async function holdsText(folder: string, text: string): Promise<boolean> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    if ((await readFile(path.join(entry.parentPath, entry.name))).includes(text)) return true;
  }
  return false;
}
