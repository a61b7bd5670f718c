import type { Database } from './database.ts';
import type { Keys } from './keys.ts';

/** The shared context of all routes of the embedded Supabase. */
export interface Context {
  db: Database;
  keys: Keys;
  /** The server's own URL, without a trailing slash. */
  url: string;
  siteUrl: string;
  dataDir: string;
  /** The folder with one folder per function; by default the repository's supabase/functions. */
  functionsDir?: string;
  log(line: string): void;
}
