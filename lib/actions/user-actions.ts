'use server';

import { z } from 'zod';
import { deleteUser, grantAdmin, revokeAdmin } from '@/lib/data/admin/users';
import { DatabaseError } from '@/lib/errors';
import { secretClient } from '@/lib/supabase/secret';
import { adminAction, type Outcome } from './admin-action';

const userInput = z.strictObject({ userId: z.uuid() });

const success = (message: string): Outcome => ({
  state: { status: 'success', title: 'Success', message },
  tags: [],
});
const refused = (message: string): Outcome => ({ state: { status: 'error', title: 'Error', message } });

const CHECK = '23514';
const REFERENCED = '23503';

/** Makes a user an admin. */
export const grantAdminAction = adminAction(userInput, async ({ userId }, { db }) => {
  try {
    await grantAdmin(db, { userId });
    return success('Admin role granted successfully');
  } catch (error) {
    if (error instanceof DatabaseError && error.code === REFERENCED)
      return refused('There is no such account any more');
    throw error;
  }
});

/** Takes the admin role away, at the next request; never that of the last admin. */
export const revokeAdminAction = adminAction(userInput, async ({ userId }, { db }) => {
  try {
    await revokeAdmin(db, { userId });
    return success('Admin role removed successfully');
  } catch (error) {
    return lastAdmin(error);
  }
});

/** Deletes somebody else's account, where the server has the key for it. First the role: the database keeps the last. */
export const deleteUserAction = adminAction(userInput, async ({ userId }, { db, viewer }) => {
  const server = secretClient();
  if (!server) return refused('This site has no key with which accounts could be deleted');
  if (userId === viewer.id) return refused('You cannot delete the account with which you are signed in');
  try {
    await revokeAdmin(db, { userId });
  } catch (error) {
    return lastAdmin(error);
  }
  await deleteUser(server, { userId });
  return success('Account deleted successfully');
});

function lastAdmin(error: unknown): Outcome {
  if (error instanceof DatabaseError && error.code === CHECK)
    return refused('The last admin cannot be removed');
  throw error;
}
