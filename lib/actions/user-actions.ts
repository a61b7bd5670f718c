'use server';

import { z } from 'zod';
import { deleteAccount, grantAdmin, revokeAdmin } from '@/lib/data/admin/users';
import { DatabaseError } from '@/lib/data/database-error';
import { actionError, actionOk } from '@/lib/forms/form-state';
import type { Outcome } from '@/lib/services/rows/outcome';
import { adminAction } from './admin-action';

const userInput = z.strictObject({ userId: z.uuid() });

const success = (message: string): Outcome => ({
  state: actionOk({ message }),
  tags: [],
});
const refused = (message: string): Outcome => ({ state: actionError(message) });

const NO_ACCOUNT = 'This account no longer exists';

const CHECK = '23514';
const REFERENCED = '23503';

/** Makes a user an admin. */
export const grantAdminAction = adminAction(userInput, async ({ userId }, { db }) => {
  try {
    await grantAdmin(db, { userId });
    return success('Admin role granted successfully');
  } catch (error) {
    if (error instanceof DatabaseError && error.code === REFERENCED) return refused(NO_ACCOUNT);
    throw error;
  }
});

/**
 * Revokes a user's admin role. The user's next request already lacks the role. Refuses if the user is the last admin.
 */
export const revokeAdminAction = adminAction(userInput, async ({ userId }, { db }) => {
  try {
    await revokeAdmin(db, { userId });
    return success('Admin role removed successfully');
  } catch (error) {
    if (error instanceof DatabaseError && error.code === CHECK)
      return refused('You can’t remove the last admin');
    throw error;
  }
});

/** Deletes another user's account and its role. */
export const deleteUserAction = adminAction(userInput, async ({ userId }, { db, viewer }) => {
  if (userId === viewer.id) return refused('You can’t delete your own account here');
  const isDeleted = await deleteAccount(db, { userId });
  return isDeleted ? success('Account deleted successfully') : refused(NO_ACCOUNT);
});
