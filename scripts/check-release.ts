/**
 * `npm run release:check -- COMMIT`: checks that the version in production works with the migrations of this working
 * copy, because both versions run on the new schema during a release. COMMIT is the commit of the version in
 * production. Copies the files of COMMIT to a temporary folder, and replaces the migrations there with those of this
 * working copy. Then runs the browser tests of COMMIT that use the database.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { loadEnvironmentFiles, ROOT } from './serve/configuration.ts';
import { StartupError } from './serve/startup-error.ts';
import { workFolder } from './test/work-folder.ts';

const MIGRATIONS = 'supabase/migrations';
/** The projects of playwright.config.ts that show whether a site can read and write its database. */
const PROJECTS = 'writes,server';

try {
  // The tests need CHROMIUM_PATH, which may be in .env.local. The copy of the tree has no such file.
  loadEnvironmentFiles();
  process.exitCode = check(process.argv[2]);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

function check(name?: string): number {
  if (!name) throw new StartupError('Usage: npm run release:check -- COMMIT');
  const commit = commitOf(name);
  const folder = workFolder('release-check');
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-f', '-', '-C', folder], { input: archive });
  if (!readFileSync(path.join(folder, 'scripts/test.ts'), 'utf8').includes('--browser'))
    throw new StartupError(`The npm test of ${name} has no option --browser yet, so it cannot be checked.`);

  const own = path.join(ROOT, MIGRATIONS);
  const theirs = path.join(folder, MIGRATIONS);
  const earlier = new Set(readdirSync(theirs));
  const added = readdirSync(own).filter((file) => !earlier.has(file));
  if (added.length === 0) {
    console.log(`This version adds no migration to those of ${name}.`);
    return 0;
  }
  console.log(`Migrations that ${name} does not have:\n${added.map((file) => `  ${file}`).join('\n')}`);
  rmSync(theirs, { recursive: true });
  cpSync(own, theirs, { recursive: true });
  const args = ['scripts/run.mjs', 'test.ts', '--browser', PROJECTS];
  return spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' }).status ?? 1;
}

/** Returns the hash of a commit. @throws {StartupError} if git does not find the commit */
function commitOf(name: string): string {
  const parsed = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd: ROOT });
  if (parsed.status !== 0) throw new StartupError(`Git knows no commit "${name}".`);
  return parsed.stdout.toString().trim();
}
