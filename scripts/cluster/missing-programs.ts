import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a sentence that names the missing programs and says how to install them on Debian; null if none is missing.
 * @param packages maps each program on the PATH, or each file by its absolute path, to its Debian package
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
