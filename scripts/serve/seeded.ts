import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { seed } from '../seed.ts';
import { step } from './progress.ts';

/**
 * Fills a new database once, and returns the random name that the database got then. The marker file with the name is
 * written last, so that an interrupted start seeds again, which adds only the missing rows.
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
