import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { seed } from '../seed.ts';
import { step } from './progress.ts';

/**
 * Fills a new database once, and returns the name that this database got then. The marker is written at the end:
 * a start that was interrupted seeds again, which adds only what is missing.
 */
export async function ensureSeeded(
  dataDir: string,
  database: { url: string; secretKey: string },
): Promise<string> {
  const marker = path.join(dataDir, 'seeded');
  if (!existsSync(marker)) {
    await step('Filling the database with the built-in data', () => seed(database));
    writeFileSync(marker, randomUUID());
  }
  return readFileSync(marker, 'utf8');
}
