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
 * Returns the database client without column types, for code that takes the name of a table from a resource definition.
 * The compiler checks the columns in the definition itself.
 */
export const untypedClient = (db: Db) => db as unknown as SupabaseClient<UntypedDatabase>;
