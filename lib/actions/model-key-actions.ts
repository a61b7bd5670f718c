'use server';

import { changeModelKey, removeModelPrice, revokeModelKey, setModelPrice } from '@/lib/data/admin/model-keys';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { keyChangeInput, idInput, newKeyInput, priceInput, replacementInput } from '@/lib/models/key-input';
import { formatCost } from '@/lib/models/money';
import { addKey, type KeyProblem, replaceKey, testKey } from '@/lib/services/models/manage-keys';
import { ModelError } from '@/lib/services/models/model-error';
import type { Outcome } from '@/lib/services/rows/outcome';
import { adminAction } from './admin-action';

const success = (message: string): Outcome => ({ state: actionOk({ message }), tags: [] });
const refused = (message: string): Outcome => ({ state: actionError(message), tags: [] });
const problem = ({ field, message }: KeyProblem): Outcome => ({
  state:
    field === null
      ? actionError(message)
      : actionError('Check the marked fields.', { fieldErrors: { [field]: message } }),
});
const GONE = 'This key is revoked or no longer exists';

/** Stores a new key. */
export const addKeyAction = adminAction(newKeyInput, async (input, { db }) => {
  const found = await addKey(db, input);
  return found ? problem(found) : success('Key added successfully');
});

/** Changes the label, default model and budget of a key. */
export const changeKeyAction = adminAction(keyChangeInput, async (input, { db }) =>
  (await changeModelKey(db, input)) ? success('Key changed successfully') : refused(GONE),
);

/** Replaces a key with a new key of the same provider. */
export const replaceKeyAction = adminAction(replacementInput, async (input, { db }) => {
  const found = await replaceKey(db, input);
  return found ? problem(found) : success('Key replaced successfully');
});

/** Revokes a key at once. Running jobs can no longer use it either. */
export const revokeKeyAction = adminAction(idInput, async (input, { db }) =>
  (await revokeModelKey(db, input)) ? success('Key revoked successfully') : refused(GONE),
);

/** Tests a key by making a real call to its model. */
export const testKeyAction = adminAction(idInput, async ({ id }, { viewer }) => {
  try {
    const { model, ms, cost } = await testKey(id, { askedBy: viewer.id });
    return success(`${model} answered in ${(ms / 1_000).toFixed(1)} seconds. Cost: ${formatCost(cost)}.`);
  } catch (error) {
    if (error instanceof ModelError) return refused(error.message);
    throw error;
  }
});

/** Sets the price of a model. */
export const setPriceAction = adminAction(priceInput, async (input, { db }) => {
  await setModelPrice(db, input);
  return success('Price saved successfully');
});

/** Removes the price of a model. */
export const removePriceAction = adminAction(idInput, async (input, { db }) =>
  (await removeModelPrice(db, input))
    ? success('Price removed successfully')
    : refused('This price no longer exists'),
);
