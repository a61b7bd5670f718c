import 'server-only';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

interface Complaint {
  name?: string | undefined;
  email: string;
  complaint: string;
}

/** Stores a complaint about personal data and returns its reference; null if too many complaints have come in. */
export async function addComplaint(db: Db, { name, email, complaint }: Complaint): Promise<string | null> {
  const { data, error } = await db.rpc('complain', {
    _name: (name || null) as string,
    _email: email,
    _complaint: complaint,
  });
  if (error) throw new DatabaseError('insert complaint', error);
  return data;
}
