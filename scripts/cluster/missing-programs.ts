import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a sentence that names the programs which are not on the PATH, and how to install them on Debian; null if none is
 * missing.
 * @param packages the Debian package of each program, or of each file with an absolute path
 */
export function missingPrograms(packages: Record<string, string>): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const isInstalled = (program: string) =>
    folders.some((folder) => existsSync(path.resolve(folder, program)));
  const missing = Object.keys(packages).filter((program) => !isInstalled(program));
  if (missing.length === 0) return null;
  const install = `apt-get install ${[...new Set(missing.map((program) => packages[program]))].join(' ')}`;
  return `npm run test:cluster needs ${missing.join(' and ')}. On Debian: ${install}`;
}
