import { FRESH_S } from '@/lib/cache/freshness';
import type { ActionState } from '@/lib/forms/form-state';
import { callAction } from './call-action';

/**
 * The options of queries for lists of entities. A list is stale after five minutes. A stale list is loaded again when a
 * component that shows it mounts, or when the window gets the focus (docs/product.md#freshness).
 */
export const ENTITY_LIST = {
  staleTime: FRESH_S * 1000,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
} as const;

/**
 * Returns the data of a server action, for use as a query function. Throws an error with the action's message if the
 * action fails.
 */
export async function dataOf<Data>(call: () => Promise<ActionState<Data>>): Promise<Data> {
  const { status, message, data } = await callAction(call);
  if (status !== 'success' || data === undefined) throw new Error(message ?? 'There was no response');
  return data;
}
