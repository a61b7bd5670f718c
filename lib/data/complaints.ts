import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { Db } from '@/lib/supabase/public';

interface Complaint {
  name?: string | undefined;
  email: string;
  complaint: string;
}

/** Keeps a complaint about the handling of personal data and gives its reference; null while there are too many. */
export async function addComplaint(db: Db, { name, email, complaint }: Complaint): Promise<string | null> {
  const { data, error } = await db.rpc('complain', {
    _name: (name || null) as string,
    _email: email,
    _complaint: complaint,
  });
  if (error) throw new DatabaseError('insert complaint', error);
  return data;
}
