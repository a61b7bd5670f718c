import 'server-only';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

interface LooseTable {
  Row: Row;
  Insert: Row;
  Update: Row;
  Relationships: [];
}
interface UntypedDatabase {
  public: {
    Tables: Record<string, LooseTable>;
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
}

/**
 * Returns the database client without column types, for tables that are named by a resource definition. The definition
 * itself checks the columns.
 */
export const untypedClient = (db: Db) => db as unknown as SupabaseClient<UntypedDatabase>;
