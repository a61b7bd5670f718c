'use server';

import { z } from 'zod';
import { deleteAccount, grantAdmin, revokeAdmin } from '@/lib/data/admin/users';
import { DatabaseError } from '@/lib/errors';
import { actionError, actionOk } from './action-state';
import { adminAction, type Outcome } from './admin-action';

const userInput = z.strictObject({ userId: z.uuid() });

const success = (message: string): Outcome => ({
  state: actionOk({ message }),
  tags: [],
});
const refused = (message: string): Outcome => ({ state: actionError(message) });

const NO_ACCOUNT = 'There is no such account any more';

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

/** Takes the admin role away, at the next request; never that of the last admin. */
export const revokeAdminAction = adminAction(userInput, async ({ userId }, { db }) => {
  try {
    await revokeAdmin(db, { userId });
    return success('Admin role removed successfully');
  } catch (error) {
    if (error instanceof DatabaseError && error.code === CHECK)
      return refused('The last admin cannot be removed');
    throw error;
  }
});

/** Deletes somebody else's account, its role with it. */
export const deleteUserAction = adminAction(userInput, async ({ userId }, { db, viewer }) => {
  if (userId === viewer.id) return refused('You cannot delete the account with which you are signed in');
  const isDeleted = await deleteAccount(db, { userId });
  return isDeleted ? success('Account deleted successfully') : refused(NO_ACCOUNT);
});
