import 'server-only';
import { z } from 'zod';
import { DatabaseError } from '@/lib/errors';
import type { Db } from '@/lib/supabase/public';

const userShape = z.object({
  id: z.string(),
  email: z.string(),
  created_at: z.string(),
  last_sign_in_at: z.string().nullable(),
  email_confirmed: z.boolean(),
  roles: z.array(z.string()),
});
const answerShape = z.object({ total: z.number(), users: z.array(userShape) });

export type User = z.output<typeof userShape>;

interface ListParams {
  /** Part of the email. */
  q: string;
  from: number;
  limit: number;
}

/** Accounts, the newest first, and how many there are in all. */
export async function listUsers(
  db: Db,
  { q, from, limit }: ListParams,
): Promise<z.output<typeof answerShape>> {
  const { data, error } = await db.rpc('list_users', { _q: q, _limit: limit, _offset: from });
  if (error) throw new DatabaseError('list users', error);
  return answerShape.parse(data);
}

/** Makes a user an admin; nothing happens when it is one already. */
export async function grantAdmin(db: Db, { userId }: { userId: string }): Promise<void> {
  const { error } = await db.from('user_roles').insert({ user_id: userId, role: 'admin' });
  if (error && error.code !== UNIQUE_VIOLATION) throw new DatabaseError('grant the admin role', error);
}

const UNIQUE_VIOLATION = '23505';

/** Takes the admin role away; the database refuses that of the last one (23514). */
export async function revokeAdmin(db: Db, { userId }: { userId: string }): Promise<void> {
  const { error } = await db.from('user_roles').delete().eq('user_id', userId).eq('role', 'admin');
  if (error) throw new DatabaseError('take the admin role away', error);
}

/** Deletes somebody else's account for good, and puts that on record; false when there is none any more. */
export async function deleteAccount(db: Db, { userId }: { userId: string }): Promise<boolean> {
  const { data, error } = await db.rpc('delete_account', { _user_id: userId });
  if (error) throw new DatabaseError('delete an account', error);
  return data;
}
