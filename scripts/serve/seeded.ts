import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { seed } from '../seed.ts';
import { step } from './progress.ts';

/**
 * Seeds a new database once, and returns a random name that identifies the database. The last step writes this name to
 * a marker file. If a start is interrupted before the last step, the next start seeds again, which adds only missing
 * rows.
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
