import 'server-only';
import { z } from 'zod';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  created_at: z.string(),
  last_sign_in_at: z.string().nullable(),
  email_confirmed: z.boolean(),
  roles: z.array(z.string()),
});
const answerSchema = z.object({ total: z.number(), users: z.array(userSchema) });

export type User = z.output<typeof userSchema>;

interface ListParams {
  /** Search text: matches users whose email address contains it. */
  q: string;
  from: number;
  limit: number;
}

/** Returns one page of the list of accounts, newest first, and the number of matching accounts. */
export async function listUsers(
  db: Db,
  { q, from, limit }: ListParams,
): Promise<z.output<typeof answerSchema>> {
  const { data, error } = await db.rpc('list_users', { _q: q, _limit: limit, _offset: from });
  if (error) throw new DatabaseError('list users', error);
  return answerSchema.parse(data);
}

/** Grants a user the admin role; does nothing if the user is already an admin. */
export async function grantAdmin(db: Db, { userId }: { userId: string }): Promise<void> {
  const { error } = await db.from('user_roles').insert({ user_id: userId, role: 'admin' });
  if (error && error.code !== UNIQUE_VIOLATION) throw new DatabaseError('grant the admin role', error);
}

const UNIQUE_VIOLATION = '23505';

/** Revokes a user's admin role. Throws a DatabaseError with the code 23514 if the user is the last admin. */
export async function revokeAdmin(db: Db, { userId }: { userId: string }): Promise<void> {
  const { error } = await db.from('user_roles').delete().eq('user_id', userId).eq('role', 'admin');
  if (error) throw new DatabaseError('revoke the admin role', error);
}

/**
 * Deletes another user's account permanently and records the deletion. Returns false if the account no longer exists.
 */
export async function deleteAccount(db: Db, { userId }: { userId: string }): Promise<boolean> {
  const { data, error } = await db.rpc('delete_account', { _user_id: userId });
  if (error) throw new DatabaseError('delete an account', error);
  return data;
}
