import { once } from 'node:events';
import { assertPostgresVersion } from '../../supabase/embedded/pglite.ts';
import { startChild } from './children.ts';
import type { Configuration } from './configuration.ts';
import { needsUpgrade } from './migrated.ts';
import { step } from './progress.ts';
import { StartupError } from './startup-error.ts';

/**
 * Backs up a data directory of an older version before the start applies the new migrations.
 * @throws {StartupError} if the database cannot be opened or backed up; then the start changes nothing
 */
export async function backUpBeforeUpgrade({ dataDir }: Configuration): Promise<void> {
  await assertPostgresVersion(dataDir).catch((error: Error) => {
    throw new StartupError(`${error.message}.`);
  });
  if (!needsUpgrade(dataDir)) return;
  await step('Backing up the data before the upgrade', async () => {
    const child = startChild(['scripts/backup.ts'], { ...process.env, DATABASE_URL: '' }, 'inherit');
    child.stdout?.pipe(process.stdout, { end: false });
    await once(child, 'close');
    if (child.exitCode === 0) return;
    throw new StartupError(
      `The data directory ${dataDir} is from an older version. The backup before the upgrade failed, so nothing was upgraded: see the line above.`,
    );
  });
}
