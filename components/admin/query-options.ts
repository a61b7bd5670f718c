import { FRESH_S } from '@/lib/cache/freshness';
import type { ActionState } from '@/lib/forms/form-state';
import { callAction } from './call-action';

/** Lists of entities are stale after five minutes; mount and window focus refetch them (docs/product.md#freshness). */
export const ENTITY_LIST = {
  staleTime: FRESH_S * 1000,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
} as const;

/** Calls an action for a query, and throws its message on failure. */
export async function dataOf<Data>(call: () => Promise<ActionState<Data>>): Promise<Data> {
  const { status, message, data } = await callAction(call);
  if (status !== 'success' || data === undefined) throw new Error(message ?? 'There was no response');
  return data;
}
