import { FRESH_S } from '@/lib/cache/freshness';
import type { ActionState } from '@/lib/forms/form-state';
import { callAction } from './call-action';

/**
 * The options of queries for lists of entities. A list is stale after five minutes. A stale list loads again when a
 * component mounts or the window gets the focus (docs/product.md#freshness).
 */
export const ENTITY_LIST = {
  staleTime: FRESH_S * 1000,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
} as const;

/** Returns the data of a server action, for use as a query function. If the action fails, throws its message. */
export async function dataOf<Data>(call: () => Promise<ActionState<Data>>): Promise<Data> {
  const { status, message, data } = await callAction(call);
  if (status !== 'success' || data === undefined) throw new Error(message ?? 'There was no response');
  return data;
}
