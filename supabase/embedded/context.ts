import type { Database } from './database.ts';
import type { Keys } from './keys.ts';

/** The settings and objects that all routes of the embedded Supabase share. */
export interface Context {
  db: Database;
  keys: Keys;
  /** The URL of the embedded Supabase, without a trailing slash. */
  url: string;
  siteUrl: string;
  dataDir: string;
  /**
   * The folder that contains a subfolder for each edge function. The default is the repository's supabase/functions.
   */
  functionsDir?: string;
  log(line: string): void;
}
