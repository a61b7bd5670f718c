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
interface LooseDatabase {
  public: {
    Tables: Record<string, LooseTable>;
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
}

/** The same client for tables named by a resource definition, whose columns were checked where it was defined. */
export const loose = (db: Db) => db as unknown as SupabaseClient<LooseDatabase>;
