import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { given } from './site.ts';

/** Returns the only script of the build that measures visits: the name of its file, and its text. */
export async function measuringScript(): Promise<{ name: string; text: string }> {
  const folder = path.join(given('NEXT_DIST_DIR'), 'static/chunks');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(
    names.map(async (name) => ({
      name: path.basename(name),
      text: await readFile(path.join(folder, name), 'utf8'),
    })),
  );
  const [script, ...others] = scripts.filter(({ text }) => text.includes('/api/events'));
  if (!script || others.length > 0) throw new Error(`${others.length} other scripts measure visits, not 0`);
  return script;
}
